/** What is published of a build, packed, in a site of the classic template, which knows nothing of ours. */
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {load} from 'cheerio';
import sharp from 'sharp';
import sirv from 'sirv';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';
import {classicSite, type ClassicSite} from './classicSite';
import {isFull} from './modules';
import {complaintsOn, launchBrowser} from './visits';

let site: ClassicSite;
let browser: Browser;
/** The part of docusaurus.config that this is about. */
let configured = 'themeConfig: {';

const built = (...names: string[]): string => path.join(site.folder, 'build', ...names);
const read = (...names: string[]): string => readFileSync(built(...names), 'utf8');
const files = (ending: string): string[] =>
  (readdirSync(built(), {recursive: true}) as string[]).filter((name) => name.endsWith(ending)).sort();

function configure(options?: string): void {
  const entry = options ? `['@lectern/publish', ${options}]` : `'@lectern/publish'`;
  const next = `plugins: [${entry}],\n  themeConfig: {`;
  site.replace('docusaurus.config.ts', configured, next);
  configured = next;
}

async function build(): Promise<string> {
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  return output;
}

beforeAll(async () => {
  site = await classicSite('publish');
  configure();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  site?.remove();
});

/** Serves the build with the headers that it asks for, as long as it is used. */
async function served(use: (address: string, stop: () => Promise<void>) => Promise<void>): Promise<void> {
  const rules = existsSync(built('_headers')) ? parseHeaders(read('_headers')) : [];
  const send = sirv(built(), {dev: true});
  const server: Server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
    send(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}`, stop);
  } finally {
    await stop();
  }
}

async function newPage(): Promise<{page: Page; complaints: string[]}> {
  const page = await (await browser.newContext()).newPage();
  return {page, complaints: complaintsOn(page)};
}

describe('without options', () => {
  beforeAll(async () => {
    expect(await build()).toMatch(/Headers: a policy with \d+ inline scripts from \d+ pages\.\nCompressed \d+ files\./);
  });

  it.each([
    ['docs/intro', '# Tutorial Intro', "Let's discover **Docusaurus in less than 5 minutes**"],
    ['blog/mdx-blog-post', '# MDX Blog Post', 'Blog posts support'],
  ])('has Markdown of %s', (name, title, text) => {
    const twin = read(`${name}.md`);
    expect(twin).toContain(`\n${title}\n`);
    expect(twin).toContain(text);
    expect(load(read(name, 'index.html'))('link[type="text/markdown"]').attr('href')).toBe(`/${name}.md`);
  });

  it('lists pages in llms.txt, by what Docusaurus calls them', () => {
    const list = read('llms.txt');
    expect(list).toMatch(/^# My Site\n/);
    expect(list).toContain('\n## Docs\n\n');
    expect(list).toContain('- [Tutorial Intro](https://your-docusaurus-site.example.com/docs/intro.md): ');
    expect(list.indexOf('## Docs')).toBeLessThan(list.indexOf('## Blog'));
    expect(list).toContain('- [MDX Blog Post](https://your-docusaurus-site.example.com/blog/mdx-blog-post.md)');
    expect(list).not.toContain('/blog/archive');
    expect(read('llms-full.txt')).toContain('discover **Docusaurus in less than 5 minutes**');
  });

  it('gives each page a card of its own', async () => {
    const names = new Set<string>();
    const pages = files('.html').filter((name) => name !== '404.html' && !name.startsWith('print/'));
    for (const name of pages) {
      const images = load(read(name))('meta[property="og:image"]')
        .toArray()
        .map((meta) => meta.attribs.content ?? '');
      expect(images.length, name).toBe(1);
      names.add(images[0]!);
    }
    const drawn = [...names].filter((image) => image.includes('/assets/cards/'));
    expect(names.size - drawn.length).toBeLessThan(3);
    expect(drawn.length).toBeGreaterThan(20);
    for (const image of drawn) {
      const {width, height} = await sharp(built(new URL(image).pathname)).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  it('puts a section on one page', () => {
    const $ = load(read('print/docs/category/tutorial---basics.html'));
    expect($('h1').text()).toBe('Tutorial - Basics');
    expect(
      $('article h2')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toContain('Create a Page');
    expect($('script, nav.theme-doc-breadcrumbs, button').length).toBe(0);
  });

  it('keeps nothing in browsers, which is a decision', () => {
    expect(existsSync(built('service-worker.js'))).toBe(false);
    expect(read('index.html')).not.toContain('site-version');
  });

  it('names the sitemap to robots', () => {
    expect(read('robots.txt')).toContain('Sitemap: https://your-docusaurus-site.example.com/sitemap.xml');
  });

  it('compresses what is final', () => {
    const page = read('docs/intro/index.html');
    expect(brotliDecompressSync(readFileSync(built('docs/intro/index.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(built('docs/intro/index.html.gz'))).toString()).toBe(page);
    // Docusaurus writes it at the same time as plugins write theirs.
    expect(brotliDecompressSync(readFileSync(built('sitemap.xml.br'))).toString()).toBe(read('sitemap.xml'));
  });

  it('lets all of a page run under its policy, and nothing else', async () => {
    await served(async (address) => {
      const {page, complaints} = await newPage();
      const answer = await page.goto(`${address}/docs/intro`);
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
      await page
        .getByRole('link', {name: 'Create a Page'})
        .or(page.getByRole('button', {name: /color mode|dark/i}))
        .first()
        .waitFor();
      await page.getByRole('button', {name: /mode/i}).first().click();
      expect(complaints).toEqual([]);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        document.head.append(script);
      });
      expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
      await page.context().close();
    });
  });

  // Else preset.test.ts tries the preview, with all packages.
  it.runIf(isFull)('shows the preview', async () => {
    await site.preview(4701, async (preview) => {
      const {page, complaints} = await newPage();
      await page.goto(`${preview}/docs/intro`);
      await page.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });
});

describe('with redirects, nginx and offline', () => {
  beforeAll(async () => {
    configure(`{redirects: {'/docs/old': '/docs/intro'}, nginx: true, offline: true, twins: {exclude: ['/blog/**']}}`);
    await build();
  });

  it('leads old addresses to new ones, on any host and by rules', async () => {
    expect(read('_redirects')).toBe('/docs/old /docs/intro 301\n');
    expect(read('_redirects.nginx')).toContain('"/docs/old" "/docs/intro$is_args$args";');
    expect(read('_headers.nginx')).toContain('set $policy "default-src ');
    await served(async (address) => {
      const {page, complaints} = await newPage();
      await page.goto(`${address}/docs/old?a=b#c`);
      await page.waitForURL(/\/docs\/intro\/?\?a=b#c$/);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  it('opens a visited page without a network, and says of another that it was not kept', async () => {
    await served(async (address, stop) => {
      const {page} = await newPage();
      await page.goto(`${address}/docs/intro/`);
      const isKept = () => page.evaluate(async () => Boolean(await caches.match(location.href)));
      await expect.poll(isKept, {timeout: 30_000}).toBe(true);
      await stop();
      await page.reload();
      await page.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
      expect((await page.goto(`${address}/docs/tutorial-basics/deploy-your-site/`))?.status()).toBe(503);
      await page.getByRole('heading', {name: 'No network'}).waitFor();
      await page.context().close();
    });
  });

  it('leaves out what is excluded', () => {
    expect(existsSync(built('docs/intro.md'))).toBe(true);
    expect(existsSync(built('blog/mdx-blog-post.md'))).toBe(false);
  });
});

describe('switched off', () => {
  beforeAll(async () => {
    configure(
      '{twins: false, cards: false, print: false, offline: false, redirects: false, robots: false, headers: false, compress: false}',
    );
    expect(await build()).not.toMatch(/Headers:|Compressed/);
  });

  it('leaves nothing', () => {
    for (const name of [
      'llms.txt',
      'print',
      'assets/cards',
      'service-worker.js',
      '_redirects',
      'robots.txt',
      '_headers',
    ])
      expect(existsSync(built(name)), name).toBe(false);
    expect([...files('.md'), ...files('.br'), ...files('.gz')]).toEqual([]);
    expect(read('docs/intro/index.html')).not.toMatch(/text\/markdown|assets\/cards|site-version/);
  });
});

describe('in two languages', () => {
  beforeAll(async () => {
    configure('{}');
    site.replace('docusaurus.config.ts', "locales: ['en']", "locales: ['en', 'fr']");
    await build();
  });

  it('writes one set of headers for all, after the last', () => {
    expect(read('_headers')).toContain('\n/fr/assets/css/*\n');
    expect(existsSync(built('fr/_headers'))).toBe(false);
    expect(existsSync(built('fr/docs/intro/index.html.br'))).toBe(true);
    expect(read('robots.txt')).toContain('/fr/sitemap.xml');
    expect(read('fr/print/docs/category/tutorial---basics.html')).toContain('toute la section');
  });

  it('compresses a folder that was put together later, by its command', async () => {
    rmSync(built('fr/docs/intro/index.html.br'));
    rmSync(built('_headers'));
    expect(await site.command('lectern-publish')).toMatchObject({code: 0});
    expect(existsSync(built('fr/docs/intro/index.html.br')) && existsSync(built('_headers'))).toBe(true);
  });
});

it('stops at an option that it does not know, and says which it knows', async () => {
  configure("{cards: {colour: '#000'}}");
  const {code, output} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(output).toContain('@lectern/publish: there is no option “cards.colour”.');
  expect(output).toContain('Known options: cards.font, cards.mark, cards.background');
  configure('{twin: false}');
  expect((await site.docusaurus('build')).output).toContain('there is no option “twin”. Did you mean “twins”?');
});
