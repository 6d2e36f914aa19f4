import type {ThemeConfig} from '@docusaurus/preset-classic';
import {when} from './presentParts';
import {site} from './site';

/**
 * Four groups, each with a link for this product and for the two tools it is built on.
 * For a flat row instead of columns, drop the titles: `links: [{label, to}, …]`.
 * French labels: i18n/fr/docusaurus-theme-classic/footer.json.
 */
export const footer: ThemeConfig['footer'] = {
  style: 'light',
  logo: {alt: site.title, src: 'img/logo.svg', href: '/', width: 40, height: 40},
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Lectern guides', to: '/docs/guides'},
        {label: 'Docusaurus docs', href: 'https://docusaurus.io/docs'},
        {label: 'Decap CMS docs', href: 'https://decapcms.org/docs/intro/'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Lectern discussions', href: `${site.repository}/discussions`},
        {label: 'Docusaurus community', href: 'https://docusaurus.io/community/support'},
        {label: 'Decap CMS community', href: 'https://decapcms.org/community/'},
      ],
    },
    ...when('blog', {
      title: 'Blog',
      items: [
        {label: 'Lectern blog', to: '/blog'},
        {label: 'Docusaurus blog', href: 'https://docusaurus.io/blog'},
        {label: 'Decap CMS blog', href: 'https://decapcms.org/blog/'},
      ],
    }),
    {
      title: 'GitHub',
      items: [
        {label: 'Lectern code', href: site.repository},
        {label: 'Docusaurus code', href: 'https://github.com/facebook/docusaurus'},
        {label: 'Decap CMS code', href: 'https://github.com/decaporg/decap-cms'},
      ],
    },
  ],
  copyright: `© ${site.copyrightYear} ${site.title}. Version ${site.version}.`,
};
