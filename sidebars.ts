import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {hasPart, when} from './src/config/presentParts';
import {referenceLinks, referenceSidebars} from './src/references';

const link = (href: string, label: string) => ({type: 'link' as const, href, label});

/** French labels of categories: i18n/fr/docusaurus-plugin-content-docs/current.json. Pages bring their own. */
const sidebars: SidebarsConfig = {
  docSidebar: [
    {
      // The page at /docs (src/theme/DocsHome), and ways to the sections that have a sidebar of their own.
      type: 'category',
      key: 'home',
      label: 'Overview',
      link: {
        type: 'generated-index',
        slug: '/',
        title: 'Documentation',
        description:
          'Every section of the documentation at a glance: guides, settings, the wiki and both API references.',
      },
      items: [
        ...when('wiki', link('/docs/wiki', 'Wiki')),
        ...referenceLinks().map(({href, label}) => link(href, label)),
        ...when('tags', link('/docs/tags', 'Tags')),
      ],
    },
    {
      type: 'category',
      key: 'getting-started',
      label: 'Getting started',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/getting-started',
        description: 'From an empty folder to a published site in two languages: install, set up, write and deploy.',
      },
      items: ['introduction', 'installation', 'configuration', 'cli', 'deployment', 'migration'],
    },
    {
      type: 'category',
      key: 'packages',
      label: 'A site from packages',
      link: {
        type: 'generated-index',
        slug: '/category/packages',
        description:
          'Lectern without its repository: a small site of your own, one package alone, and updates from npm.',
      },
      items: ['new-site', 'single-package', 'update'],
    },
    {
      type: 'category',
      key: 'guides',
      label: 'Guides',
      collapsed: false,
      link: {type: 'doc', id: 'guides/index'},
      items: [
        'guides/creating-pages',
        // region category
        {
          type: 'category',
          key: 'guides-docs',
          label: 'Docs',
          link: {type: 'doc', id: 'guides/docs/introduction'},
          items: ['guides/docs/create-doc', 'guides/docs/taxonomies'],
        },
        // endregion
        {
          type: 'category',
          key: 'markdown-features',
          label: 'Markdown features',
          link: {type: 'doc', id: 'guides/markdown-features/intro'},
          items: [
            'guides/markdown-features/admonitions',
            'guides/markdown-features/assets',
            'guides/markdown-features/code-blocks',
            'guides/markdown-features/comments',
            'guides/markdown-features/conditional-text',
            'guides/markdown-features/diagrams',
            'guides/markdown-features/figures',
            'guides/markdown-features/footnotes',
            'guides/markdown-features/glossary',
            'guides/markdown-features/layout',
            'guides/markdown-features/links',
            'guides/markdown-features/math-equations',
            'guides/markdown-features/metadata',
            'guides/markdown-features/plugins',
            'guides/markdown-features/react',
            'guides/markdown-features/snippets',
            'guides/markdown-features/tabs',
            'guides/markdown-features/taxonomies',
            'guides/markdown-features/toc',
            'guides/markdown-features/variables',
            'guides/markdown-features/video',
          ],
        },
        'guides/wikis',
        'blog',
      ],
    },
    {
      type: 'category',
      key: 'site',
      label: 'The site',
      link: {
        type: 'generated-index',
        slug: '/category/site',
        description: 'What the whole site does: search, addresses, looks, plugins, offline reading and two languages.',
      },
      items: [
        'search',
        'seo',
        'assistants',
        'redirects',
        'static-assets',
        'styling-layout',
        'using-plugins',
        'house-rules',
        'browser-support',
        'paper-and-offline',
        ...when('contextHelp', 'context-help'),
        'i18n/introduction',
      ],
    },
    {
      type: 'category',
      key: 'advanced',
      label: 'Advanced topics',
      link: {type: 'doc', id: 'advanced/index'},
      items: [
        'advanced/hosted-cms',
        'advanced/notifications',
        'advanced/style',
        'advanced/components',
        'advanced/versioning',
        'advanced/sampler',
      ],
    },
  ],

  ...(hasPart('wiki') && {
    wikiSidebar: [
      'wiki/README',
      'wiki/style-guide',
      'wiki/architecture',
      'wiki/api-references',
      'wiki/testing',
      'wiki/release-checklist',
    ],
  }),

  ...referenceSidebars(),
};

export default sidebars;
