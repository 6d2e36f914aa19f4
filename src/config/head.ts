import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {site} from './site';

export const headTags: Config['headTags'] = [
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: `${site.baseUrl}${site.favicon}`}},
];

export const metadata: ThemeConfig['metadata'] = [
  {name: 'theme-color', content: '#fffefc'},
  {property: 'og:site_name', content: site.title},
];
