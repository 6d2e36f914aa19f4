import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

type Items = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>;

/** Items stand on the right unless they say otherwise (the theme itself would put them on the left). */
export function placeItems(items: Items): Items {
  return items.map((item) => ({position: 'right', ...item}));
}

/** French labels: i18n/fr/docusaurus-theme-classic/navbar.json. */
export const navbar: ThemeConfig['navbar'] = {
  title: site.title,
  hideOnScroll: true,
  logo: {alt: '', src: 'img/logo.svg', width: 28, height: 28},
  items: placeItems([
    {type: 'doc', docId: 'introduction', label: 'Docs', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {to: '/example-page', label: 'Page', position: 'left'},
    {to: '/docs/api/queries', label: 'GraphQL', position: 'left', activeBaseRegex: '/docs/api/\\w+$'},
    {
      to: '/docs/category/petstore-api',
      label: 'OpenAPI',
      position: 'left',
      activeBaseRegex: '/docs/(category/petstore-api|api/petstore/)',
    },
    {type: 'doc', docId: 'wiki/README', label: 'Wiki', position: 'left'},
    {type: 'search'},
    {type: 'localeDropdown'},
  ]),
};
