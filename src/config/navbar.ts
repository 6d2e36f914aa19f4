import type {ThemeConfig} from '@docusaurus/preset-classic';
import {when} from './presentParts';
import {referenceNavbarItems} from '../references';
import {site} from './site';
import {hasVersions} from '../versions';

type Items = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>;

/** Items are on the right by default (in the theme, on the left). */
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
    ...when('blog', {to: '/blog', label: 'Blog', position: 'left'} as const),
    ...when('src/pages/example-page.md', {to: '/example-page', label: 'Page', position: 'left'} as const),
    ...referenceNavbarItems(),
    ...when('wiki', {type: 'doc', docId: 'wiki/README', label: 'Wiki', position: 'left'} as const),
    {type: 'search'},
    // With versions that `docs:version` has frozen.
    ...(hasVersions ? [{type: 'docsVersionDropdown'}] : []),
    {type: 'localeDropdown'},
  ]),
};
