import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {graphQlSidebarItems} from './src/config/graphql';
import {openApiSidebarItems} from './src/config/openapi';

/** French labels of categories: i18n/fr/docusaurus-plugin-content-docs/current.json. Pages bring their own. */
const sidebars: SidebarsConfig = {
  docSidebar: [
    {
      // The page at /docs (src/components/DocsHome), and ways to the sections that have a sidebar of their own.
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
        {type: 'link', href: '/docs/wiki', label: 'Wiki'},
        {type: 'link', href: '/docs/category/petstore-api', label: 'REST reference'},
        {type: 'link', href: '/docs/api/queries', label: 'GraphQL reference'},
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
      items: [
        'search',
        'seo',
        'redirects',
        'static-assets',
        'styling-layout',
        'using-plugins',
        'browser-support',
        'paper-and-offline',
        'context-help',
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
        'advanced/versioning',
        'advanced/sampler',
      ],
    },
  ],

  wikiSidebar: [
    'wiki/README',
    'wiki/style-guide',
    'wiki/architecture',
    'wiki/api-references',
    'wiki/testing',
    'wiki/release-checklist',
  ],

  openApiSidebar: [
    {
      type: 'category',
      key: 'petstore-api',
      label: 'Petstore API',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/petstore-api',
        description:
          'A sample REST interface, generated from an OpenAPI file: pets, orders and users, with code samples in 18 languages.',
      },
      items: openApiSidebarItems(),
    },
  ],

  graphQlSidebar: graphQlSidebarItems,
};

export default sidebars;
