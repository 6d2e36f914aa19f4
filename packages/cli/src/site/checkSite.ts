import type {Report} from '../report';
import {readBuiltSite, readFiles} from './built';
import {checkHtml, checkTwins} from './html';
import {findBrokenLinks, type HtmlPage} from './links';

/** Checks links, images, headings, names and languages of a build. */
export async function checkSite(folder: string): Promise<Report> {
  const site = readBuiltSite(folder);
  const {files, pages: read} = await readFiles(folder);
  const pages: HtmlPage[] = [];
  const slips = [];
  for (const {page, html} of read()) {
    pages.push(page);
    slips.push(...checkHtml(page.address, html));
  }
  const broken = findBrokenLinks(pages, files, site).map(({link, ...rest}) => ({...rest, what: link}));
  const twins = checkTwins(
    pages,
    site.languages.map((language) => `/${language}`),
  );
  const count = pages.reduce((sum, {links}) => sum + links.length, 0);
  return {
    looked: `Site: ${count} links on ${pages.length} pages followed`,
    problems: [...broken, ...slips, ...twins].map(({page, what, reason}) => `${page}: ${what}\n    ${reason}`),
  };
}
