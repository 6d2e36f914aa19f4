/**
 * A real site, with the preset in place of the classic one and nothing else changed. `OUTSIDE_SITE` names it: a folder,
 * or a `.tar.gz`, in which there is a configuration with the classic preset, and no other file of that name.
 */
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {Globby} from '@docusaurus/utils';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {bareHtml, firstVisit} from './firstVisit';
import {runToEnd, unpack} from './modules';
import {serve, visitsOf, type Served, type Visits} from './visits';
import './packed';

const given = process.env.OUTSIDE_SITE;
/** Before a page is used. */
const most = 35 * 1024;
/** Of a page with a long text, what is not its text: navigation, styles, the loader. Classes and colours grow with the text. */
const aroundText = 19 * 1024;
const routeOf = (file: string): string => `/${file.replace(/(?:index)?\.html$/, '')}`;
/** Addresses and lines, which differ from one build to the other, come later in a message. */
const beginning = (complaint: string): string => complaint.slice(0, 100);
const inKiB = (bytes: number): number => Math.round(bytes / 102.4) / 10;

describe.runIf(given)(`the site in ${given}`, () => {
  let parent: string;
  let site: string;
  let pages: string[];
  let visits: Visits;
  /** The site as it was. */
  let before: Served;
  const stock = (): string => path.join(site, 'stock');
  const ours = (): string => path.join(site, 'build');
  const hasOwnSearch = (): boolean => existsSync(path.join(ours(), 'search-index.json'));
  const open = (folder: string, file: string): CheerioAPI => load(readFileSync(path.join(folder, file), 'utf8'));

  async function run(command: string, ...words: string[]): Promise<string> {
    const {code, output} = await runToEnd(command, words, site);
    expect(code, output).toBe(0);
    return output;
  }

  beforeAll(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'real-'));
    if (statSync(given!).isDirectory()) cpSync(given!, parent, {recursive: true});
    else await unpack(path.resolve(given!), parent);
    const configs = await Globby('**/docusaurus.config.*', {cwd: parent, absolute: true});
    expect(configs).toHaveLength(1);
    const config = configs[0]!;
    site = path.dirname(config);
    const packed = Object.values(inject('packed'));
    await run('npm', 'install', '--legacy-peer-deps', '--prefer-offline', '--no-audit', '--no-fund', ...packed);

    await run('npx', 'docusaurus', 'build', '--out-dir', 'stock');
    const text = readFileSync(config, 'utf8');
    const swapped = text.replace(/(['"])(?:classic|@docusaurus\/preset-classic)\1,/, "'@lectern/preset',");
    expect(swapped).not.toBe(text);
    writeFileSync(config, swapped);
    await run('npx', 'docusaurus', 'build');
    pages = (await Globby('**/*.html', {cwd: stock(), ignore: ['**/404.html']})).sort();

    before = await serve(stock());
    visits = await visitsOf(ours());
  }, 1_800_000);
  afterAll(async () => {
    await visits?.close();
    await before?.close();
    rmSync(parent, {recursive: true, force: true});
  });

  it('has all of its pages', () => {
    expect(pages.filter((file) => !existsSync(path.join(ours(), file)))).toEqual([]);
  });

  it('says the same on each', () => {
    const said = (folder: string, file: string): string[] => {
      const $ = open(folder, file);
      // Links to other sites are marked, and the mark is tied to the last word.
      $('.new-tab, .code-label, svg, script, style').remove();
      // The list of the blog has a heading, and ways to its other lists.
      $('header:has(.blog-ways)').remove();
      // The classic theme ends lines of code so.
      $('pre br').replaceWith('\n');
      const texts = (selector: string): string[] =>
        $(selector)
          .toArray()
          .map((element) => $(element).text().replaceAll('\u2060', '').replace(/\s+/g, ' ').trim());
      return [
        ...texts('title, h1, h2, h3, h4, main p, main li, main td, main pre'),
        `${$('main img').length} pictures, ${$('main a[href]').length} links`,
      ];
    };
    const changed = pages.flatMap((file) => {
      const [before, after] = [said(stock(), file), said(ours(), file)];
      const at = before.findIndex((text, index) => text !== after[index]);
      return at < 0 && before.length === after.length ? [] : [{file, before: before[at], after: after[at]}];
    });
    expect(changed).toEqual([]);
  });

  it('sends each page in at most 35 KiB, or in 19 and 1.3 times its text as bare HTML', () => {
    const weights = pages.map((file) => ({
      file,
      text: bareHtml(stock(), file),
      before: firstVisit(stock(), file),
      after: firstVisit(ours(), file),
    }));
    const mostOf = (key: 'before' | 'after'): number => Math.max(...weights.map((weight) => weight[key]));
    const large = weights.filter(({after}) => after > most).sort((a, b) => b.after - a.after);
    console.log(
      `${pages.length} pages, at most ${inKiB(mostOf('before'))} KiB before and ${inKiB(mostOf('after'))} KiB now.`,
      ...large.map(
        ({file, text, before, after}) =>
          `\n${file}: ${inKiB(after)} KiB, ${inKiB(before)} before, ${inKiB(text)} KiB of bare HTML`,
      ),
    );
    expect(large.filter(({text, after}) => after > aroundText + 1.3 * text)).toEqual([]);
    expect(weights.filter(({before, after}) => after >= before)).toEqual([]);
  });

  it('draws code in the colours that it had', async () => {
    /** Each letter with its colour, block by block. */
    const colours = async (url: string): Promise<string[]> => {
      const {page} = await visits.open(url);
      await page.keyboard.press('Tab');
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('.theme-code-block code')].map((block) => {
          const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          let seen = '';
          while (texts.nextNode()) {
            const {parentElement: element, textContent: text} = texts.currentNode;
            const letters = element!.closest('.code-label') ? [] : text!.replace(/\s/g, '');
            for (const letter of letters) seen += `${letter} ${getComputedStyle(element!).color}\n`;
          }
          return seen;
        }),
      );
      await page.close();
      return found;
    };
    const withCode = pages.filter((file) => open(stock(), file)('.theme-code-block').length > 0);
    const step = Math.ceil(withCode.length / 5);
    for (const file of withCode.filter((_, index) => index % step === 0)) {
      expect(await colours(routeOf(file)), file).toEqual(await colours(before.address + routeOf(file)));
    }
  });

  it('finds each of fifty docs and posts by its title', async ({skip}) => {
    // A site with Algolia keeps it: its page asks the service, which has no index of this build.
    skip(!hasOwnSearch(), 'the site has a search of its own');
    const {page} = await visits.open('/search');
    const titled = pages.flatMap((file) => {
      const title = open(ours(), file)('main article h1').first().text().trim();
      return title ? [{file, title}] : [];
    });
    const step = Math.max(1, Math.floor(titled.length / 50));
    const asked = titled.filter((_, index) => index % step === 0).slice(0, 50);
    const missed: object[] = [];
    for (const {file, title} of asked) {
      await page.goto(`${visits.address}/search?q=${encodeURIComponent(title)}`);
      const hits = page.locator('main h2 a');
      await hits.first().waitFor();
      const found = (await hits.allTextContents()).slice(0, 5);
      if (!found.some((hit) => hit.trim() === title)) missed.push({file, title, found});
    }
    expect(missed).toEqual([]);
    await page.close();
  });

  it('opens without a complaint of the browser that it did not have, and comes to life', async () => {
    const complaintsAt = async (url: string): Promise<string[]> => {
      const {page, complaints} = await visits.open(url);
      await page.keyboard.press('Tab');
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.close();
      return complaints;
    };
    const complaints: Record<string, string[]> = {};
    for (const file of pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0)) {
      const said = await complaintsAt(routeOf(file));
      if (said.length === 0) continue;
      const known = (await complaintsAt(before.address + routeOf(file))).map(beginning);
      const added = said.filter((complaint) => !known.includes(beginning(complaint)));
      if (added.length > 0) complaints[file] = added;
    }
    expect(complaints).toEqual({});
  });
});
