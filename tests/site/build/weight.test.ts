/** What a reader's browser fetches before the reader does anything: bytes as they are served, compressed. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';
import {isOnDemand} from '../../../src/config/light';
import {hasPart} from '../../../src/config/presentParts';
import {cssChunks} from '../../../src/css/chunks';
import {outlineOf} from '@lectern/kit/pageOutline';
import {classesOf} from '@lectern/light/styles/linkSheets';
import {fits, readSelector} from '@lectern/light/styles/selectors';
import {scriptsOf} from '../../support/built';
import {base, languages} from '../../support/languages';
import {features, readSheets, weightOf} from '../../support/styles';
import {textOf} from '../../support/texts';
import {foldersBelow, nameOf, type Page, pagesOf, stylesOf} from '../../support/weights';

/** Ten packets, before a server waits to hear that they have arrived; a site with few pages of many kinds takes one more. */
const firstRoundTrip = 11 * 1460;
/** Date, length, type and the like. */
const ofServer = 350;

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const inKiB = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/**
 * In KiB, what a page of a kind may take whatever it says: HTML, styles and scripts of the lightest one. Beyond that it
 * is the words of the page that weigh.
 */
const budgets: Record<string, [first: number, scripts: number]> = {
  doc: [24.5, 150],
  'REST reference': [26, 150],
  'GraphQL reference': [26, 150],
  'blog post': [26, 143],
  'other page': [22, 130],
  'section for paper': [26, 0],
  redirect: [2, 0],
};
/** In KiB, all sheets of a page: how much a page says makes no difference to them. */
const mostStyles = 26;

describe.runIf(isOnDemand).each(languages)('$locale', (language) => {
  const {locale} = language;

  it('a page is light before it says anything', async () => {
    const lightest = new Map<string, {first: number; scripts: number}>();
    for (const {kind, first, scripts} of await pagesOf(language)) {
      const known = lightest.get(kind) ?? {first, scripts};
      lightest.set(kind, {first: Math.min(first, known.first), scripts: Math.min(scripts, known.scripts)});
    }
    const found = [...lightest].map(([kind, {first, scripts}]) => ({
      kind,
      first: inKiB(first),
      scripts: inKiB(scripts),
    }));
    console.log(`${locale}, lightest ${JSON.stringify(found)}`);
    expect(
      found.filter(({kind, first, scripts}) => {
        const [firstLimit, scriptsLimit] = budgets[kind]!;
        return first > firstLimit || scripts > scriptsLimit;
      }),
    ).toEqual([]);
  });

  it('the styles of no page are heavy', async () => {
    const found = (await pagesOf(language)).map((page) => ({page: page.pathname, styles: inKiB(stylesIn(page))}));
    expect(found.filter(({styles}) => styles > mostStyles)).toEqual([]);
  });

  it('paper and redirects need no scripts', async () => {
    const plain = (await pagesOf(language)).filter(({kind}) => /paper|redirect/.test(kind));
    expect(plain.filter(({scripts}) => scripts > 0)).toEqual([]);
  });
});

const stylesIn = ({first, parts}: Page): number => first - parts.html!;

describe.each(languages)('in build/$folder', (language) => {
  const folder = language.folder && `${language.folder}/`;
  const others = foldersBelow(language);
  const pages = (): Promise<string[]> => Globby(`${folder}**/*.html`, {cwd: 'build', ignore: ['admin/**', ...others]});

  it.runIf(isOnDemand)('every page comes without scripts', async () => {
    const withScripts = (await pages()).filter((page) => /<script[^>]* src=/.test(read(page)));
    expect(withScripts).toEqual([]);
  });

  it('a page has the sheet of a chunk where it shows something of it, and nowhere else', async () => {
    const common = ['styles', 'rest', 'print', 'later', 'whole', 'openapi'];
    const sheets = (await Globby(`${folder}assets/css/*.css`, {cwd: 'build'})).map(nameOf);
    expect(sheets.filter((name) => !common.includes(name) && !Object.hasOwn(cssChunks, name))).toEqual([]);
    const texts = await Promise.all(
      [...new Set(sheets)].map(async (name): Promise<[string, Set<string>]> => [
        name,
        classesOf((await readSheets(name, folder)).join('')),
      ]),
    );
    const ofChunks = texts.filter(([name]) => Object.hasOwn(cssChunks, name));
    const known = (name: string, sheet: string): boolean =>
      texts.every(([other, classes]) => other === sheet || !classes.has(name));
    const wrong: string[] = [];
    for (const page of await pages()) {
      const html = read(page);
      const linked = stylesOf(html).map(nameOf);
      if (!linked.includes('styles')) continue;
      const shown = [...outlineOf(html).classes];
      for (const [chunk, classes] of ofChunks) {
        const own = shown.filter((name) => classes.has(name));
        const isLinked = linked.includes(chunk);
        if (isLinked && own.length === 0) wrong.push(`${page} has ${chunk} for nothing`);
        const missed = own.filter((name) => known(name, chunk));
        // A section for paper has the sheets of its pages, and a frame that some of them know.
        if (!isLinked && !html.includes('class="print-page"') && missed.length > 0)
          wrong.push(`${page} shows ${missed.join(', ')} without ${chunk}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  // With the scripts of Docusaurus' own way, the sheet stays whole.
  it.runIf(isOnDemand)(
    'a sheet of all pages of a kind arrives in one round trip, with what a server says of it',
    async () => {
      for (const sheet of await Globby(`${folder}assets/css/styles.*.css.br`, {cwd: 'build'})) {
        const asked = headersFor(`${base}/${sheet}`, parseHeaders(read('_headers')));
        const headers = [...asked].map(([name, value]) => `${name}: ${value}\r\n`).join('').length;
        expect(statSync(path.join('build', sheet)).size + headers + ofServer).toBeLessThan(firstRoundTrip);
      }
    },
  );

  it.runIf(isOnDemand)('no page shows anything that is styled only with the scripts', async () => {
    const known = new Map<string, Map<string, string[]>>();
    const rulesIn = (address: string): Map<string, string[]> => {
      const rules = known.get(address) ?? styledIn(postcss.parse(read(address.slice(base.length))));
      known.set(address, rules);
      return rules;
    };
    const missed: string[] = [];
    for (const page of await pages()) {
      const html = read(page);
      const [, later] = /<link rel="stylesheet" href="([^"]+)" media="not all" disabled>/.exec(html) ?? [];
      if (!later) continue;
      const linked = new Set(stylesOf(html).flatMap((address) => [...rulesIn(address).keys()]));
      const elements = [...outlineOf(html).elements];
      const isShown = (selector: string): boolean =>
        readSelector(selector).elements.every((needs) => elements.some((element) => fits(needs, element)));
      for (const [rule, selectors] of rulesIn(later)) {
        if (!linked.has(rule) && selectors.some(isShown)) missed.push(`${page}: ${rule}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('each class of Infima that a built page has, is in the styles of that page', async () => {
    const whole = classesOf(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
    const known = new Map<string, Set<string>>();
    const classesIn = (address: string): Set<string> => {
      const classes = known.get(address) ?? classesOf(read(address.slice(base.length)));
      known.set(address, classes);
      return classes;
    };
    const used = classesOf((await readSheets(isOnDemand ? 'whole' : 'styles', folder)).join(''));
    const lost = new Set<string>();
    for (const page of await pages()) {
      const html = read(page);
      const linked = stylesOf(html);
      if (!linked.some((address) => nameOf(address) === 'styles')) continue;
      for (const name of outlineOf(html).classes) {
        if (whole.has(name) && !linked.some((address) => classesIn(address).has(name))) lost.add(name);
      }
    }
    // Some of them only matter together with others.
    expect([...lost].filter((name) => !used.has(name))).toEqual([]);
  });
});

/** Rules, without custom properties, with their selectors. */
function styledIn(root: postcss.Root): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  root.walkRules((rule) => {
    if (/keyframes$/.test((rule.parent as postcss.AtRule).name ?? '')) return;
    const declarations = rule.nodes.filter((node) => !(node.type === 'decl' && node.prop.startsWith('--')));
    if (declarations.length > 0) rules.set(`${rule.selector} { ${declarations.join(';')} }`, rule.selectors);
  });
  return rules;
}

it.each(Object.entries(features))('a page without %s has less than 1 kB of styles for them', async (_, selectors) => {
  expect(await weightOf(selectors)).toBeLessThan(1000);
});

describe('the scripts of a language', () => {
  const texts: [id: string, english: string][] = [
    ['theme.common.skipToMainContent', 'Skip to main content'],
    ...(hasPart('wiki') ? ([['neighbours.backlinks', 'Pages that link here']] as [string, string][]) : []),
  ];

  it.each(languages)(
    'hold its texts, and neither another language nor what is written for translators: $locale',
    async (language) => {
      const code = await scriptsOf(language.folder);
      // A page may speak of the interface: only whole strings count.
      const has = (text: string): boolean => ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));
      for (const [id, english] of texts) {
        const own = textOf(language.locale, id, english);
        expect(has(own), own).toBe(true);
        const foreign = languages.map(({locale}) => textOf(locale, id, english)).filter((text) => text !== own);
        expect(foreign.filter(has)).toEqual([]);
      }
      expect(code).not.toContain('The name of the search box for screen readers');
    },
  );

  it.each(languages)('no page brings the map of all texts: $locale', async ({folder}) => {
    expect(await scriptsOf(folder)).not.toContain('"theme.common.skipToMainContent"');
  });
});
