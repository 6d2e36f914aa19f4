import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {hasPart, when} from './src/config/presentParts';
import {referenceLinks, referenceSidebars} from './src/references';

const link = (href: string, label: string) => ({type: 'link' as const, href, label});

/** French labels of categories: i18n/fr/docusaurus-plugin-content-docs/current.json. Pages have their own titles. */
const sidebars: SidebarsConfig = {
  docSidebar: [
    {
      // The page at /docs (src/theme/DocsHome), and links to the sections with their own sidebar.
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
      key: 'start',
      label: 'Start',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/getting-started',
        title: 'Start',
        description:
          'From an empty folder to a published site: make a new site, clone this one, or bring the pages you have.',
      },
      items: ['introduction', 'new-site', 'first-page', 'installation', 'single-package', 'migration'],
    },
    {
      type: 'category',
      key: 'write',
      label: 'Write',
      collapsed: false,
      link: {type: 'doc', id: 'guides/index'},
      items: [
        'guides/docs/create-doc',
        'guides/markdown-features/intro',
        // region category
        {
          type: 'category',
          key: 'kinds',
          label: 'Kinds of pages',
          items: [
            'guides/docs/introduction',
            'sidebars',
            'guides/docs/taxonomies',
            'guides/creating-pages',
            'blog',
            'guides/wikis',
            'guides/markdown-features/metadata',
          ],
        },
        // endregion
        {
          type: 'category',
          key: 'text',
          label: 'Text and layout',
          items: [
            'guides/markdown-features/admonitions',
            'guides/markdown-features/tabs',
            'guides/markdown-features/layout',
            'guides/markdown-features/footnotes',
            'guides/markdown-features/comments',
          ],
        },
        {
          type: 'category',
          key: 'media',
          label: 'Code, images and formulas',
          items: [
            'guides/markdown-features/code-blocks',
            'guides/markdown-features/assets',
            'guides/markdown-features/figures',
            'guides/markdown-features/diagrams',
            'guides/markdown-features/math-equations',
            'guides/markdown-features/video',
            'static-assets',
          ],
        },
        {
          type: 'category',
          key: 'links',
          label: 'Links and navigation',
          items: [
            'guides/markdown-features/links',
            'guides/markdown-features/toc',
            'guides/markdown-features/taxonomies',
            'guides/markdown-features/glossary',
          ],
        },
        {
          type: 'category',
          key: 'reuse',
          label: 'Write once, use often',
          items: [
            'guides/markdown-features/variables',
            'guides/markdown-features/snippets',
            'guides/markdown-features/conditional-text',
            'guides/markdown-features/react',
          ],
        },
      ],
    },
    {
      type: 'category',
      key: 'translate',
      label: 'Translate',
      link: {
        type: 'generated-index',
        slug: '/category/translate',
        description: 'Translate pages and interface, keep both in step, and decide which languages the site has.',
      },
      items: ['i18n/introduction', 'i18n/languages'],
    },
    {
      type: 'category',
      key: 'customise',
      label: 'Customise',
      link: {type: 'doc', id: 'advanced/index'},
      items: [
        'styling-layout',
        'advanced/style',
        'advanced/components',
        'search',
        'parts',
        'reader-comments',
        'using-plugins',
        'guides/markdown-features/plugins',
        'advanced/sampler',
      ],
    },
    {
      type: 'category',
      key: 'publish',
      label: 'Publish',
      link: {
        type: 'generated-index',
        slug: '/category/publish',
        description: 'Put the site online, and decide how readers, search engines and assistants find it.',
      },
      items: [
        'deployment',
        'hosting',
        'private-site',
        'api-reference',
        'versions',
        'advanced/versioning',
        'seo',
        'analytics',
        'assistants',
        'advanced/notifications',
        'paper-and-offline',
        ...when('contextHelp', 'context-help'),
      ],
    },
    {
      type: 'category',
      key: 'maintain',
      label: 'Maintain',
      link: {
        type: 'generated-index',
        slug: '/category/maintain',
        description:
          'Keep the site correct over the years: updates, checks, moved pages, and an editor for colleagues.',
      },
      items: ['update', 'changelog', 'house-rules', 'redirects', 'advanced/hosted-cms'],
    },
    {
      type: 'category',
      key: 'reference',
      label: 'Reference',
      link: {
        type: 'generated-index',
        slug: '/category/reference',
        description: 'Look it up: every setting, every command, and the browsers that the site supports.',
      },
      items: ['configuration', 'cli', 'browser-support'],
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
