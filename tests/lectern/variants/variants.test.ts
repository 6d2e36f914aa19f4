/**
 * Sites that a team makes of this one by the steps of “Make it yours”, each built, checked, searched for leftovers and
 * tested by the tests that it has then.
 */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {kinds} from '@lectern/search/shared/types';
import {look} from './look';
import {expectGreen, make, pagesOf, take} from './make';
import {askForPages} from '../../support/askForPages';
import {VariantSite} from '../../support/variantSite';
import {isFull} from '../../outside/modules';
import {
  accent,
  bare,
  below,
  empty,
  frenchFirst,
  oneLanguage,
  ownLists,
  ownReferences,
  rename,
  searchWith,
  threeDocs,
  threeLanguages,
  twoApis,
} from './steps';

/** Files of the build in which readers, or their tools, find the words. */
async function filesWith(site: VariantSite, words: RegExp): Promise<string[]> {
  const files = await Globby('**/*', {cwd: site.at('build'), ignore: ['**/*.{br,gz,png,woff2}'], dot: true});
  return files.filter((file) => words.test(readFileSync(site.at(`build/${file}`), 'utf8')));
}

/** What the pages say at the end of their titles. */
async function titlesOf(site: VariantSite): Promise<string[]> {
  const titles = (await pagesOf(site)).map(
    (page) => /<title[^>]*>([^<]*)/.exec(readFileSync(site.at(`build/${page}`), 'utf8'))?.[1] ?? '',
  );
  return [...new Set(titles.filter((title) => title.includes(' | ')).map((title) => title.split(' | ').at(-1)!))];
}

/** What search takes each page for. */
function kindsInSearch(site: VariantSite): Record<string, string | undefined> {
  const docs = JSON.parse(readFileSync(site.at('build/search-docs.json'), 'utf8')) as {urls: string; kinds: string};
  return Object.fromEntries(docs.urls.split('\n').map((url, index) => [`/${url}`, kinds[Number(docs.kinds[index])]]));
}

/** Its pages and their files are all below the path. */
async function expectAnswers(site: VariantSite, baseUrl: string): Promise<void> {
  const asked = await askForPages({folder: site.at('build'), baseUrl, languages: ['fr'], ofEachKind: 2});
  expect(asked.pages).toBeGreaterThan(12);
  expect([...asked.unanswered, ...asked.mutable]).toEqual([]);
}

/** Only with `npm run test:outside:full`: fixtures and units look at the same in less time. */
const alsoInFull = isFull ? it.concurrent : it.skip;

/** What readers see of this site in another one. Styles and files keep the names that they have in the packages. */
const ofThisSite = /Lectern|lectern-docs|lectern\.example|[Pp]et ?[Ss]tore|Modern Documentation|documentation moderne/;
const french = /hreflang="?fr|\/fr\/|Français/;

// First, because it takes the longest.
it.concurrent('emptied and renamed: three docs and a post, in English and French, with all parts', async () => {
  const site = await make('emptied', rename, empty, threeDocs, ownLists('/docs/use'), ownReferences);
  const pages = await pagesOf(site);
  for (const language of ['', 'fr/']) {
    expect(pages).toEqual(
      expect.arrayContaining(
        [
          ...['index', 'search', 'docs', 'docs/start', 'docs/use', 'docs/wiki', 'docs/tags/machine'],
          ...['blog', 'blog/2026/01/05/hello', 'docs/api/queries', 'docs/api/things/list-things'],
        ].map((page) => `${language}${page}.html`),
      ),
    );
  }
  expect(await filesWith(site, ofThisSite)).toEqual([]);
  const read = (file: string): string => readFileSync(site.at(`build/${file}`), 'utf8');
  expect(read('blog/rss.xml')).toContain('<description>What is new at Acme.</description>');
  expect(read('fr/blog/rss.xml')).toContain('<description>Les nouveautés d’Acme.</description>');
  expect(read('docs/start.html')).toContain('Read what is new');
  expect(read('fr/docs/start.html')).toContain('Lire les nouveautés');
  expect(read('fr/index.html')).toContain('Comment utiliser Acme');
  // The stripe at the foot of a card.
  const [card] = await Globby('assets/cards/*.png', {cwd: site.at('build'), absolute: true});
  const foot = await sharp(card).removeAlpha().extract({left: 0, top: 625, width: 1, height: 1}).raw().toBuffer();
  // A card has few colours, each near what it stands for.
  const distance = [...Buffer.from(accent.slice(1), 'hex')].map((channel, index) => Math.abs(channel - foot[index]!));
  expect(Math.max(...distance), `#${foot.toString('hex')}`).toBeLessThan(4);

  await expectGreen(site, 'check:content', 'check:html');
  // A few suites of the browser, in the first language: all of them take longer than all variants.
  const suites = ['/routes', '/keyboard', '/twins', '/print'];
  const ofSite = ['--project=e2e', '--project=e2e-patient', '--grep-invert', ' fr ', ...suites];
  const {code, output} = await site.run('npx', 'tsx', 'scripts/browser/e2e.ts', ...ofSite);
  expect(code, output).toBe(0);

  // Built again for another place, it keeps nothing of the first.
  below('/handbook/')(site);
  await expectGreen(site, 'build');
  await expectAnswers(site, '/handbook/');
});

it.concurrent(
  'bare, renamed, emptied and in one language: docs and nothing else, and nothing of this site',
  async () => {
    const site = await make('bare', rename, empty, oneLanguage, bare);
    expect(await pagesOf(site)).toEqual([
      '404.html',
      'docs.html',
      'docs/answers.html',
      'docs/start.html',
      'docs/use.html',
      'index.html',
      'search.html',
    ]);
    expect(await filesWith(site, new RegExp(`${ofThisSite.source}|${french.source}`))).toEqual([]);
    await expectGreen(site, 'check:html', 'test:e2e -- /routes /keyboard');
  },
);

it.concurrent('bare, renamed, emptied and in one language: green in all that a team runs', async () => {
  const site = await take('checked', rename, empty, oneLanguage, bare);
  // Packages and scripts know no site: their tests say the same in each, as do ESLint and Prettier of all that the team has not touched.
  const touched = [...site.touched].filter((file) => existsSync(site.at(file)));
  const code = touched.filter((file) => /\.tsx?$/.test(file));
  for (const command of [
    ['eslint', '--max-warnings', '0', ...code],
    ['prettier', '--check', '--ignore-unknown', '--no-error-on-unmatched-pattern', ...touched],
  ]) {
    const run = await site.run('npx', ...command);
    expect(run.code, run.output).toBe(0);
  }
  await expectGreen(site, 'references', 'check:types', 'check:packages', 'check:content');
  await expectGreen(site, 'check:spelling', 'check:readability');
  for (const file of await Globby('{packages,scripts}/**/*.test.{ts,tsx}', {cwd: site.folder, absolute: true}))
    rmSync(file);
  await expectGreen(site, 'test:unit');
});

alsoInFull('renamed: the tests of this site’s own content know no name', async () => {
  const site = await take('name', rename);
  // The others run in the site above.
  await expectGreen(site, 'references', 'check:content', 'test:unit -- tests/lectern');
});

alsoInFull('renamed and sub-path: the pages of this site under another name and below a path', async () => {
  const site = await make('renamed', rename, below('/handbook/'), (made) => made.remove('tests/lectern'));
  await expectGreen(site, 'test:e2e -- --project=e2e /shell /findable');
  await expectAnswers(site, '/handbook/');
  expect(await titlesOf(site)).toEqual(['Acme Docs']);
});

alsoInFull(
  'one-language and without a blog: the pages of this site as they are, whose links to it are text',
  async () => {
    const site = await make('less', oneLanguage, (made) => {
      made.replace('src/config/parts.ts', 'blog: true', 'blog: false');
      made.remove('tests/lectern');
    });
    const pages = await pagesOf(site);
    expect(pages).toContain('docs/introduction.html');
    expect(pages.filter((page) => /^(?:blog|fr)\b/.test(page))).toEqual([]);
    const linking = await filesWith(site, /<a [^>]*href="?\/(?:blog|fr)\b/);
    // As code, a page shows such a link.
    expect(linking.filter((file) => file.endsWith('.html'))).toEqual([]);
  },
);

alsoInFull(
  'french-first and emptied: French, then English below /en/, with all parts that need no sample',
  async () => {
    const site = await make('french-first', empty, frenchFirst);
    await expectGreen(site, 'check:content', 'check:html');
    expect(readFileSync(site.at('build/docs.html'), 'utf8')).toMatch(/<a[^>]* href="?\/docs\/start"?[^>]*>Start/);
    const pages = await pagesOf(site);
    expect(pages).toEqual(expect.arrayContaining(['blog.html', 'blog/2026/01/05/hello.html', 'en/docs/start.html']));
    expect(readFileSync(site.at('build/docs/start.html'), 'utf8')).toMatch(/<html[^>]* lang="?fr-FR/);
    expect(readFileSync(site.at('build/en/docs/start.html'), 'utf8')).toMatch(/<html[^>]* lang="?en-US/);
    expect(readFileSync(site.at('build/_headers'), 'utf8')).toContain('/en/');
  },
);

alsoInFull('three-languages and emptied: English, German and Arabic, which goes from right to left', async () => {
  const site = await make('three-languages', empty, threeLanguages);
  await expectGreen(site, 'check:content', 'check:html');
  const arabic = readFileSync(site.at('build/ar/docs/start.html'), 'utf8');
  expect(arabic).toMatch(/<html[^>]* dir="?rtl/);
  // What is not translated is English, which goes from left to right.
  expect(arabic).toMatch(/<div lang="?en"? dir="?ltr/);
  expect(readFileSync(site.at('build/de/docs/start.html'), 'utf8')).toMatch(/<html[^>]* lang="?de-DE/);

  // By its stem: the page has “Bäume” only.
  const found = await look(site, '/de/search?q=Baum', async (page) => {
    await page.locator('main h2 a').first().waitFor();
    return page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  });
  expect(found.map((href) => href?.replace(/[?#].*/, ''))).toEqual(['/de/docs/use']);

  // From right to left: menu, text, contents. Code goes from left to right.
  const middles = await look(site, '/ar/docs/use', async (page) => {
    const middleOf = async (selector: string): Promise<number> => {
      const {x, width} = (await page.locator(selector).first().boundingBox())!;
      return x + width / 2;
    };
    expect(
      await page
        .locator('main pre')
        .first()
        .evaluate((code) => getComputedStyle(code).direction),
    ).toBe('ltr');
    return {
      sidebar: [
        await middleOf('.theme-doc-sidebar-container'),
        await middleOf('main h1'),
        await middleOf('.theme-doc-toc-desktop'),
      ],
      navbar: [await middleOf('.navbar__brand'), await middleOf('.navbar__search')],
    };
  });
  for (const row of Object.values(middles)) expect(row).toEqual([...row].sort((a, b) => b - a));
});

alsoInFull('two-apis and emptied: two OpenAPI files and another GraphQL schema', async () => {
  const site = await make('two-apis', empty, twoApis);
  await expectGreen(site, 'check:content', 'check:html');
  const html = (page: string): string =>
    readFileSync(site.at(`build/${page}.html`), 'utf8').replace(/<script[^]*?<\/script>/g, '');
  const linksOf = (part: string): string[] => [...part.matchAll(/ href="?([^\s">]+)/g)].map(([, href]) => href!);
  const mainOf = (page: string): string => /<main[^]*<\/main>/.exec(html(page))?.[0] ?? '';
  const partOf = (page: string, start: RegExp): string => {
    const [, part = ''] = new RegExp(`(${start.source}[^]*?)</(?:nav|ul)>`).exec(html(page)) ?? [];
    return part;
  };
  const sections = ['/docs/api/fleet/queries', '/docs/category/bookings-api', '/docs/category/parcels-api'];

  const pages = await pagesOf(site);
  for (const page of [
    'docs/category/bookings-api',
    'docs/api/bookings/list-rooms',
    'docs/api/bookings/get-room',
    'docs/api/bookings/book-room',
    'docs/category/parcels-api',
    'docs/api/parcels/send-parcel',
    'docs/api/parcels/track-parcel',
    'docs/api/parcels/stop-parcel',
    'docs/api/fleet/queries',
    'docs/api/fleet/objects',
  ]) {
    expect(pages).toEqual(expect.arrayContaining([`${page}.html`, `fr/${page}.html`]));
  }
  // Each is in the navbar, on the home page, and has a sidebar of its own.
  for (const language of ['', 'fr/']) {
    const own = sections.map((address) => (language ? `/fr${address}` : address));
    expect(linksOf(partOf(`${language}docs/start`, /<nav[^>]*navbar/))).toEqual(expect.arrayContaining(own));
    expect(linksOf(mainOf(`${language}index`))).toEqual(expect.arrayContaining(own));
    expect(linksOf(mainOf(`${language}docs`))).toEqual(expect.arrayContaining(own));
  }
  const sidebar = linksOf(partOf('docs/api/parcels/track-parcel', /<nav[^>]*menu/));
  expect(sidebar).toEqual(expect.arrayContaining(['/docs/category/parcels-api', '/docs/api/parcels/send-parcel']));
  expect(sidebar.join(' ')).not.toMatch(/bookings|fleet|start/);
  const breadcrumbs = partOf('docs/api/parcels/track-parcel', /<nav[^>]*breadcrumbs/);
  expect(linksOf(breadcrumbs)).toContain('/docs/category/parcels-api');
  expect(breadcrumbs).toContain('Parcels API');
  // An overlay speaks French, what has none its own language.
  expect(html('fr/docs/api/parcels/track-parcel')).toMatch(/<h1[^>]*>Suivre un colis/);
  expect(partOf('fr/docs/api/parcels/track-parcel', /<nav[^>]*breadcrumbs/)).toContain('API des colis');
  expect(html('fr/docs/api/bookings/get-room')).toMatch(/<h1[^>]*>Get a room/);
  expect(html('docs/api/fleet/objects')).toContain('In kilograms.');

  const downloads = await Globby('**/*', {cwd: site.at('build/openapi'), ignore: ['**/*.{br,gz}']});
  expect(downloads.sort()).toEqual([
    'bookings.json',
    'bookings.yaml',
    'parcels.fr.json',
    'parcels.fr.yaml',
    'parcels.json',
    'parcels.yaml',
  ]);
  expect(kindsInSearch(site)).toMatchObject({
    '/docs/api/bookings/list-rooms': 'rest',
    '/docs/category/parcels-api': 'rest',
    '/docs/api/fleet/objects': 'graphql',
    '/docs/start': 'docs',
  });
  expect(await filesWith(site, /[Pp]et ?[Ss]tore|schema\.graphql/)).toEqual([]);
});

alsoInFull('easyops, emptied and one-language: the search of a package', async () => {
  const site = await make('easyops', empty, oneLanguage, searchWith('easyops'));
  const files = await Globby('search*', {cwd: site.at('build'), ignore: ['*.{br,gz}']});
  expect(files.sort()).toEqual([expect.stringMatching(/^search-index-[0-9a-f]+\.json$/), 'search.html']);
  expect(readFileSync(site.at(`build/${files[0]}`), 'utf8')).toContain('plug');
  // A class of the package's own box.
  expect(readFileSync(site.at('build/docs/start.html'), 'utf8')).toContain('searchBarContainer_');
});

alsoInFull('bare, emptied and one-language, without search: nothing leads to one', async () => {
  const site = await make('no-search', empty, oneLanguage, bare, searchWith('none'));
  expect(await pagesOf(site)).not.toContain('search.html');
  expect(await filesWith(site, / href="?\/search|\/search\?q=|role="?search|SearchAction/)).toEqual([]);
});

describe('“Make it yours”', () => {
  const site = new VariantSite('named');
  for (const step of [rename, empty, ownLists('/docs/use'), twoApis, oneLanguage, bare]) step(site);

  it.each(['README.md', 'docs/installation.md'])(
    'of %s names all that these steps change, and nothing else',
    (file) => {
      const [, section = ''] = /## Make it yours\n([^]*?)\n## /.exec(readFileSync(file, 'utf8')) ?? [];
      const named = [...section.matchAll(/`([\w./*-]+)`/g)].map(([, name]) => name!);
      const own = /^(?:docs|blog|examples|i18n|src\/data)\//;
      const isFile = (name: string): boolean => name.includes('/') || existsSync(name);
      expect([...site.touched].filter((name) => !named.includes(name) && !own.test(name))).toEqual([]);
      expect(named.filter((name) => isFile(name) && !site.touched.has(name))).toEqual([]);
    },
  );
});
