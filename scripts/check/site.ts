/** `npm run check:site`: links, headings, names and languages of the finished build. The build itself only warns of links. */
import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../../src/config/site';
import {checkHtml, checkTwins, type Slip} from './html';
import {findBrokenLinks, readHtml, type HtmlPage} from './links';

const folder = 'build';

async function main(): Promise<void> {
  const files = await Globby('**/*', {cwd: folder});
  const pages: HtmlPage[] = [];
  const slips: Slip[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const page = readHtml(`/${file}`, html);
    pages.push(page);
    slips.push(...checkHtml(page.address, html));
  }
  if (pages.length === 0) throw new Error(`There is no site in “${folder}”: run “npm run build” first.`);

  const broken = findBrokenLinks(pages, files, {url: site.url, baseUrl: site.baseUrl});
  const problems = [...broken.map(({link, ...rest}) => ({...rest, what: link})), ...slips, ...checkTwins(pages)];
  for (const {page, what, reason} of problems) console.error(`  ${page}: ${what}\n    ${reason}\n`);
  if (problems.length > 0) process.exitCode = 1;
  const count = pages.reduce((sum, {links}) => sum + links.length, 0);
  console.log(`Site: ${count} links on ${pages.length} pages followed, ${problems.length} problem(s).`);
}

void main();
