/** `versioned`: a site whose docs were frozen twice, with references, in two languages. */
import {existsSync, readFileSync} from 'node:fs';
import {chromium, type Browser, type Page} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {Globby} from '@docusaurus/utils';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {createSiteServer} from '@lectern/cli/serve/server';
import type {VariantSite} from '../../support/variantSite';
import {make, pagesOf} from './make';
import {empty, freeze, ownDocs, ownLists, ownReferences, page} from './steps';

const languages = ['', 'fr/'];
/** Where each version stands, below the language. */
const folders = {'1.0': 'docs/1.0', '2.0': 'docs', next: 'docs/next'};

const tagged = 'tags: [machine]\n';

/** The manual, as it is when a release comes: its part and how it is used have changed. */
function manual(part: string, partie: string, more: Parameters<typeof ownDocs>[1] = {}): Parameters<typeof ownDocs>[1] {
  return {
    start: {
      en: page('Start', `The machine has a [gear](term:gear). See [how to use it](./use.md#daily).`, tagged),
      fr: page('Début', `La machine a un [engrenage](term:gear). Voir [l’emploi](./use.md#daily).`, tagged),
    },
    use: {
      en: page('Use', `It has a part.\n\n## Daily\n\nPull the ${part}.`, `${tagged}backlinks: true\n`),
      fr: page('Emploi', `Une pièce.\n\n## Chaque jour {#daily}\n\nTirez ${partie}.`, `${tagged}backlinks: true\n`),
    },
    words: {en: page('Words', '## Terms\n\n::glossary'), fr: page('Mots', '## Termes {#terms}\n\n::glossary')},
    ...more,
  };
}

const old = {old: {en: page('Old ways', 'By hand.'), fr: page('À l’ancienne', 'À la main.')}};
const fresh = {fresh: {en: page('New ways', 'By itself.'), fr: page('Nouveau', 'Toute seule.')}};

let site: VariantSite;
let frozen: string;

const read = (file: string): string => readFileSync(site.at(`build/${file}`), 'utf8');
const html = (route: string): CheerioAPI => load(read(`${route}.html`));
const linksIn = ($: CheerioAPI, selector: string): (string | undefined)[] =>
  $(`${selector} a`)
    .get()
    .map((link) => $(link).attr('href'));

async function frozenFiles(): Promise<string> {
  const files = await Globby(['versioned_*/**', 'i18n/fr/**/version-*/**'], {cwd: site.folder});
  return files
    .sort()
    .map((file) => `${file}\n${site.read(file)}`)
    .join('\n');
}

beforeAll(async () => {
  site = await make(
    'versioned',
    empty,
    ownReferences,
    ownLists('/docs/words'),
    (made) => made.remove('docs/answers.md'),
    (made) => ownDocs(made, manual('lever', 'le levier', old)),
    (made) => freeze(made, '1.0'),
    (made) => made.remove('docs/old.md', 'i18n/fr/docusaurus-plugin-content-docs/current/old.md'),
    (made) => ownDocs(made, manual('rope', 'la corde')),
    (made) => freeze(made, '2.0'),
    (made) => ownDocs(made, manual('chain', 'la chaîne', fresh)),
    // In what comes next, the API is called otherwise.
    (made) => made.replace('examples/things.yaml', 'summary: List things', 'summary: List all things'),
    async (made) => {
      site = made;
      frozen = await frozenFiles();
    },
  );
});

describe('versioned: the pages', () => {
  it.each(languages)('of each version stand at an address of their own, at /%s', async (language) => {
    const pages = (await pagesOf(site)).filter((file) => file.startsWith(`${language}docs/`));
    const of = (folder: string): string[] =>
      pages
        .filter((file) => file.startsWith(`${language}${folder}/`))
        .map((file) => file.slice(`${language}${folder}/`.length));
    const common = ['api/queries.html', 'api/things/list-things.html', 'tags/machine.html', 'start.html', 'words.html'];
    expect(of(folders['1.0'])).toEqual(expect.arrayContaining([...common, 'old.html']));
    expect(of(folders['2.0'])).toEqual(expect.arrayContaining(common));
    expect(of(folders.next)).toEqual(expect.arrayContaining([...common, 'fresh.html']));
    expect(pages).not.toContain(`${language}docs/old.html`);
    expect(pages).not.toContain(`${language}docs/1.0/fresh.html`);
  });

  it('say what their version says, in both languages', () => {
    expect(html('docs/1.0/use')('main').text()).toContain('Pull the lever.');
    expect(html('docs/use')('main').text()).toContain('Pull the rope.');
    expect(html('docs/next/use')('main').text()).toContain('Pull the chain.');
    expect(html('fr/docs/1.0/use')('main').text()).toContain('Tirez le levier.');
    expect(html('fr/docs/use')('main').text()).toContain('Tirez la corde.');
  });

  it('of references stay as they were frozen', async () => {
    expect(await frozenFiles()).toBe(frozen);
    expect(html('docs/1.0/api/things/list-things')('h1').text()).toBe('List things');
    expect(html('docs/next/api/things/list-things')('h1').text()).toBe('List all things');
  });

  it('are edited where they are kept', () => {
    const sourceOf = (route: string): string => String(html(route)('.theme-edit-this-page').attr('href'));
    expect(sourceOf('docs/1.0/use')).toMatch(/\/edit\/main\/versioned_docs\/version-1\.0\/use\.md$/);
    expect(sourceOf('docs/next/use')).toMatch(/\/edit\/main\/docs\/use\.md$/);
    expect(sourceOf('fr/docs/use')).toMatch(/\/i18n\/fr\/docusaurus-plugin-content-docs\/version-2\.0\/use\.md$/);
  });

  it('tell who reads another version than the last, in both languages', () => {
    const banner = (route: string): string => html(route)('.theme-doc-version-banner').text();
    expect(banner('docs/1.0/use')).toContain('no longer actively maintained');
    expect(banner('docs/next/use')).toContain('unreleased');
    expect(banner('docs/use')).toBe('');
    expect(banner('fr/docs/1.0/use')).toMatch(/n[’']est plus (?:activement )?maintenu/);
    expect(html('docs/1.0/use')('.theme-doc-version-banner a').attr('href')).toBe('/docs/use');
  });

  it('have a menu of versions, which leads to the same page', () => {
    const menu = (route: string): [string, string | undefined][] => {
      const $ = html(route);
      const lists = $('.navbar__items--right .dropdown__menu').filter((_, list) => $(list).text().includes('1.0'));
      return $('a', lists)
        .get()
        .map((link) => [$(link).text(), $(link).attr('href')]);
    };
    expect(menu('docs/1.0/use')).toEqual([
      ['Next', '/docs/next/use'],
      ['2.0', '/docs/use'],
      ['1.0', '/docs/1.0/use'],
    ]);
    expect(menu('fr/docs/use').map(([label]) => label)).toEqual(['Prochaine', '2.0', '1.0']);
    expect(menu('blog').map(([label]) => label)).toEqual(['Next', '2.0', '1.0']);
  });

  it('name themselves as the address to keep, and have a card', () => {
    for (const route of ['docs/1.0/use', 'docs/use', 'fr/docs/1.0/use']) {
      const $ = html(route);
      expect($('link[rel=canonical]').attr('href')).toBe(`https://lectern.example.com/${route}`);
      expect(existsSync(site.at(`build${new URL($('meta[property="og:image"]').attr('content')!).pathname}`))).toBe(
        true,
      );
    }
  });

  it('stay within their version', () => {
    const own = (href: string | undefined): boolean => Boolean(href?.startsWith('/docs/1.0/'));
    const $ = html('docs/1.0/use');
    const around = linksIn($, 'nav[aria-labelledby]:not(.navbar)').filter((href) => href?.startsWith('/docs'));
    expect(around).toEqual(expect.arrayContaining(['/docs/1.0/start']));
    expect(around.every(own)).toBe(true);
    expect(linksIn($, '.theme-doc-sidebar-menu').every((href) => href === '/docs/1.0' || own(href))).toBe(true);
    expect(linksIn(html('docs/1.0/start'), '.theme-doc-markdown p')).toEqual([
      '/docs/1.0/words#term-gear',
      '/docs/1.0/use#daily',
    ]);
    expect(linksIn(html('docs/next/start'), '.theme-doc-markdown p')[0]).toBe('/docs/next/words#term-gear');
    expect(linksIn(html('fr/docs/start'), '.theme-doc-markdown p')[0]).toBe('/fr/docs/words#term-gear');
    expect(linksIn(html('docs/1.0/words'), '.theme-doc-markdown')).toContain('/docs/1.0/start');
    expect(linksIn(html('docs/1.0/tags'), 'main')).toEqual(['/docs/1.0/tags/machine']);
    expect(html('docs/1.0/tags')('main li').text()).toBe('Machine 2');
    expect(html('fr/docs/1.0/tags')('main li').text()).toBe('Machines 2');
    expect(linksIn(html('docs/1.0'), 'main header')).toEqual(['/docs/1.0/tags']);
  });
});

describe('versioned: the content', () => {
  it('has no problems, and frozen pages of references are not read', async () => {
    const {code, output} = await site.run('npm', 'run', 'check:content');
    expect(code, output).toBe(0);
    expect(output).toContain(', 0 problem(s)');
    expect(output).not.toMatch(/version-[\d.]+\/api\//);
  });
});

describe('versioned: what is made of the pages', () => {
  it.each(languages)('sitemap and llms.txt at /%s name the last version only, and the lists of others', (language) => {
    expect(read(`${language}llms.txt`)).toContain(`/${language}docs/1.0/llms.txt)`);
    expect(read(`${language}docs/1.0/llms.txt`)).toContain(`/${language}docs/1.0/use.md)`);
    for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt']) {
      const text = read(`${language}${file}`).replace(/\S+\/llms\.txt\)/g, '');
      expect(text, file).toContain(`/${language}docs/use`);
      expect(text, file).not.toMatch(/\/docs\/(?:1\.0|next)(?:\/|\.md|<)/);
    }
  });

  it('each page has a Markdown twin, which says nothing of the menu', () => {
    expect(read('docs/1.0/use.md')).toContain('Pull the lever.');
    expect(read('docs/1.0/use.md')).not.toMatch(/maintained|Version/);
    expect(read('fr/docs/next/use.md')).toContain('Tirez la chaîne.');
  });

  it('sections for paper have the pages of one version', () => {
    const printed = read('print/docs/1.0.html');
    expect(printed).toContain('Pull the lever.');
    expect(printed).toContain('By hand.');
    expect(printed).not.toMatch(/rope|chain/);
    expect(read('print/docs.html')).toContain('Pull the rope.');
  });

  it('products open the help of the last version', () => {
    expect(JSON.parse(read('context-help.json'))).toEqual({start: {title: 'Start', url: '/docs/start'}});
  });
});

describe('versioned: the search', () => {
  let browser: Browser;
  let server: Server;
  let reader: Page;
  let root: string;

  beforeAll(async () => {
    server = createSiteServer({
      folder: site.at('build'),
      headersFile: site.at('build/_headers'),
      baseUrl: '/',
      languages: ['fr'],
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({executablePath: await resolveBrowser(), args: ['--no-sandbox']});
    reader = await browser.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const panel = async (route: string, text: string): Promise<(string | null)[]> => {
    await reader.goto(`${root}${route}`);
    await reader.locator('.navbar__search').click();
    await reader.locator('.navbar__search-input:enabled').fill(text);
    const options = reader.locator('[role=option][href*="/docs/"]');
    await options.first().waitFor();
    return options.evaluateAll((all) => all.map((option) => option.getAttribute('href')!.replace(/\?.*/, '')));
  };
  const versionBox = '.navbar__search select';
  const found = (): Promise<(string | null)[]> =>
    reader.locator('main h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/\?.*/, '')));

  it('finds each page once: that of the reader’s version, elsewhere of the last', async () => {
    const pages = async (route: string): Promise<unknown> => [...new Set(await panel(route, 'machine gear'))];
    expect(await pages('/docs/1.0/use')).toEqual(expect.arrayContaining(['/docs/1.0/start']));
    expect((await panel('/docs/1.0/use', 'daily')).every((href) => href?.startsWith('/docs/1.0/'))).toBe(true);
    expect(await pages('/docs/use')).toContain('/docs/start');
    expect((await panel('/blog', 'daily')).some((href) => /1\.0|next/.test(href!))).toBe(false);
    expect((await panel('/fr/docs/next/use', 'jour')).every((href) => href?.startsWith('/fr/docs/next/'))).toBe(true);
  });

  it('lets the reader choose another version, and keeps it on the search page', async () => {
    await panel('/docs/1.0/use', 'daily');
    expect(await reader.locator(`${versionBox} option`).allTextContents()).toEqual(['Next', '2.0', '1.0']);
    expect(await reader.locator(versionBox).inputValue()).toBe('1.0');
    await reader.locator(versionBox).selectOption('current');
    await reader.locator('[role=option][href^="/docs/next/use"]').first().waitFor();
    await reader.locator('[role=option][href^="/search"]').click();
    await reader.waitForURL(/\/search\?q=daily&version=current$/);
    await reader.locator('main h2 a[href^="/docs/next/use"]').waitFor();
    expect(await found()).toEqual(['/docs/next/use']);
    await reader.locator('main select').selectOption('2.0');
    await reader.locator('main h2 a[href^="/docs/use"]').waitFor();
    expect(reader.url()).toMatch(/version=2\.0$/);
    expect(await found()).toEqual(['/docs/use']);
  });

  it('knows the kinds of page in each version', async () => {
    await reader.goto(`${root}/search?q=things&version=1.0`);
    await reader.locator('main h2 a').first().waitFor();
    const kinds = await reader.locator('main [aria-pressed]').allTextContents();
    expect(kinds.map((kind) => kind.replace(/\s*\d*$/, ''))).toEqual(expect.arrayContaining(['REST', 'GraphQL']));
    expect((await found()).every((href) => href?.startsWith('/docs/1.0/'))).toBe(true);
  });
});
