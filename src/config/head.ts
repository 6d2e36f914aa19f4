import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './announcement';
import {readConditions} from '../data/conditions';
import {choiceScript} from './choiceScript';
import {currentLocale} from './i18n';
import {site} from './site';

/**
 * The theme hides a dismissed announcement before the first paint, and notices only later that another one
 * stands there now: it would come with the next page. This forgets the dismissal in time.
 */
const forgetOldDismissal = `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(announcement?.id)})
    localStorage.removeItem('docusaurus.announcement.dismiss');
} catch {}`;

export const headTags: Config['headTags'] = [
  {tagName: 'script', attributes: {}, innerHTML: choiceScript(readConditions(currentLocale))},
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: `${site.baseUrl}${site.favicon}`}},
  // Nothing is drawn before the navbar is whole: its items would move as the rest of them arrives. This comes after it.
  {tagName: 'link', attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'}},
  ...(announcement ? [{tagName: 'script', attributes: {}, innerHTML: forgetOldDismissal}] : []),
];

export const metadata: ThemeConfig['metadata'] = [
  {name: 'theme-color', content: '#ffffff'},
  {property: 'og:site_name', content: site.title},
];
