import type {HtmlTagObject, ThemeConfig} from '@docusaurus/types';
import {isKnown} from '../reached';

const afterNavbar = '__docusaurus_skipToContent_fallback';

/** Tags in the head that affect how a page looks before its scripts run. */
export function headTags(
  siteDir: string,
  {announcementBar}: ThemeConfig & {announcementBar?: {id: string}},
  namespace = '',
  codeColors?: string,
): HtmlTagObject[] {
  const isWhole = isKnown('beginningOfPage', siteDir, 'a page is drawn before its navbar is whole');
  const forgets = announcementBar && isKnown('announcement', siteDir, 'an announcement may come with the second page');
  return [
    // Nothing is painted before the navbar is complete: its items would move as more arrive. This element follows it.
    ...(isWhole ? [{tagName: 'link', attributes: {rel: 'expect', href: `#${afterNavbar}`, blocking: 'render'}}] : []),
    ...(forgets ? [{tagName: 'script', innerHTML: forgetOldDismissal(announcementBar.id, namespace)}] : []),
    ...(codeColors ? [{tagName: 'style', innerHTML: codeColors}] : []),
  ];
}

/**
 * The theme hides a dismissed announcement before the first paint, and notices only later that there is a new one, which
 * would appear on the next page. This forgets the dismissal in time.
 */
const forgetOldDismissal = (id: string, namespace: string): string => `try {
  if (localStorage.getItem('docusaurus.announcement.id${namespace}') !== ${JSON.stringify(id).replaceAll('<', String.raw`\u003c`)})
    localStorage.removeItem('docusaurus.announcement.dismiss${namespace}');
} catch {}`;
