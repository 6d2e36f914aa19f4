/** `npm run check:site`: links and anchors of the finished build. The build itself only warns of them. */
import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../../src/config/site';
import {findBrokenLinks, readHtml, type HtmlPage} from './links';

const folder = 'build';

async function main(): Promise<void> {
  const files = await Globby('**/*', {cwd: folder});
  const pages: HtmlPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    pages.push(readHtml(`/${file}`, await readFile(path.join(folder, file), 'utf8')));
  }
  if (pages.length === 0) throw new Error(`There is no site in “${folder}”: run “npm run build” first.`);

  const problems = findBrokenLinks(pages, files, {url: site.url, baseUrl: site.baseUrl});
  for (const {page, link, reason} of problems) console.error(`  ${page}: ${link}\n    ${reason}\n`);
  if (problems.length > 0) process.exitCode = 1;
  const count = pages.reduce((sum, {links}) => sum + links.length, 0);
  console.log(`Site: ${count} links on ${pages.length} pages followed, ${problems.length} problem(s).`);
}

void main();
