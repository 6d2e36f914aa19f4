import {Parser} from 'htmlparser2';
import type {HtmlPage} from './links';

export interface Slip {
  page: string;
  what: string;
  reason: string;
}

/** Checks a built page: one main heading, heading levels in order, names for images and links, unique ids. */
export function checkHtml(address: string, html: string): Slip[] {
  const slips: Slip[] = [];
  const report = (what: string, reason: string): number => slips.push({page: address, what, reason});
  const ids = new Set<string>();
  const links: {href: string; text: string}[] = [];
  let mainHeadings = 0;
  let above = 1;
  let depthOfMain = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      const {id, alt, src = '', href} = attributes;
      const label = attributes['aria-label'] ?? attributes.title ?? '';
      if (id !== undefined && ids.has(id)) report(`#${id}`, 'Two elements have this id.');
      if (id !== undefined) ids.add(id);
      if (name === 'img' && alt === undefined) report(src, 'The image has no text alternative.');
      if (name === 'main') depthOfMain += 1;
      if (name === 'a' && href !== undefined) links.push({href, text: label});
      else if (alt && links.length > 0) addText(alt);
      if (label) addText(label);
      if (name === 'h1') mainHeadings += 1;
      const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
      if (level === 0 || depthOfMain === 0) return;
      if (level > above + 1) report(`h${level}`, `It follows a heading of level ${above}.`);
      above = level;
    },
    ontext: addText,
    onclosetag(name) {
      if (name === 'main') depthOfMain -= 1;
      if (name !== 'a') return;
      const link = links.pop();
      if (link && link.text.trim() === '') report(link.href, 'The link has no name.');
    },
  });
  function addText(text: string): void {
    for (const link of links) link.text += text;
  }
  parser.end(html);

  if (mainHeadings !== 1) report('h1', `The page has ${mainHeadings} of them; it should have one.`);
  return slips;
}

/** Checks that every URL exists in all languages: at the root, and with each of the `prefixes`, such as `/fr`. */
export function checkTwins(pages: Pick<HtmlPage, 'address'>[], prefixes: string[]): Slip[] {
  const addresses = new Set(pages.map(({address}) => address));
  return [...addresses].flatMap((address) => {
    const own = prefixes.find((prefix) => address === prefix || address.startsWith(`${prefix}/`)) ?? '';
    const path = address.slice(own.length) || '/';
    return ['', ...prefixes]
      .filter((prefix) => prefix !== own && !addresses.has(prefix + path))
      .map((prefix) => ({page: address, what: prefix + path, reason: 'Another language has no such page.'}));
  });
}
