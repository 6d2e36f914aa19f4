import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

export const metadata: ThemeConfig['metadata'] = [
  {name: 'theme-color', content: '#fffefc'},
  {property: 'og:site_name', content: site.title},
];
