import {createHash} from 'node:crypto';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Build} from '@lectern/kit/builtPages';
import {propertiesSetIn} from '@lectern/kit/pageOutline';
import {staysStock} from '@lectern/kit/stock';
import postcss from 'postcss';
import {isLeftOut} from '../reached';
import {dropUnused, type Framework} from './dropUnused';
import type {Font} from './fontScript';
import {inlineProperties} from './inlineProperties';
import {classesOf, type Sheets} from './linkSheets';
import {addNamesInScripts, commonIn, filesIn, ofName} from './namesIn';
import type {NamesOfPages} from './namesOfPages';
import {splitSheet} from './splitSheet';
import {propertiesIn} from './uses';

export interface Wanted {
  /** Names of sheets that few pages need. */
  chunks: string[];
  /** Further names in use. */
  keep: string[];
  framework?: Framework;
}

/**
 * Processes the styles of a build. Removes unused rules from the common style sheet on disk; and splits it into styles for
 * each page and those that come with scripts, unless pages load their scripts at once.
 */
export function sheetsOf(
  build: Pick<Build, 'outDir' | 'baseUrl'>,
  {chunks, keep, framework}: Wanted,
  {shown, named, set, looks, isDeferred, isLinked}: NamesOfPages,
): Sheets {
  const folder = path.join(build.outDir, 'assets/css');
  const addressOf = (name: string): string => `${build.baseUrl}assets/css/${name}`;
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const common = commonIn(folder);
  const css = common === undefined ? '' : read(common);

  const ofAll = classesOf(css);
  const chunksOf = (chunk: string): [string, Set<string>][] =>
    filesIn(folder, ofName(chunk)).map((name) => [
      addressOf(name),
      new Set([...classesOf(read(name))].filter((one) => !ofAll.has(one))),
    ]);
  const sheets: Sheets = {chunks: new Map(chunks.flatMap(chunksOf)), fonts: fontsIn(css)};
  if (common === undefined) return sheets;

  if (!isLinked) {
    staysStock('@lectern/light', 'pages load all styles', 'their sheet is linked in another way');
    return sheets;
  }
  const root = postcss.parse(css);
  if (!framework && css.includes('--ifm-') && !isLeftOut('infima')) {
    staysStock('@lectern/light', 'all styles of Infima are sent', 'its files are in another place');
  }
  const others = filesIn(folder, /\.css$/).filter((name) => name !== common);
  const used = new Set([...shown, ...named, ...keep]);
  const given = new Set([...set, ...keep]);
  addNamesInScripts(build.outDir, {used, set: given});
  for (const name of others) addProperties(read(name), {used, set: given});
  if (framework) dropUnused(root, framework, used);
  inlineProperties(root, {named: used, set: given});

  const write = (name: string, text: string): string => {
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
    writeFileSync(path.join(folder, file), text);
    return addressOf(file);
  };
  /** An empty object if there is no text. */
  const writeAs = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
    text === '' ? {} : ({[name]: write(name, text)} as Record<Name, string>);

  rmSync(path.join(folder, common));
  if (!isDeferred || isLeftOut('later')) {
    const first = write('styles', root.toString());
    return {...sheets, own: looks.map(() => ({first}))};
  }
  const parts = splitSheet(root, looks, readersIn(new Map(others.map((name) => [addressOf(name), read(name)]))));
  const ofKinds = new Map(
    [...parts.kinds].map(([kind, {first, later}]) => [
      kind,
      {first: write('styles', first), ...writeAs('later', later)},
    ]),
  );
  const own = looks.map(({kind}, look) => ({...ofKinds.get(kind)!, ...writeAs('rest', parts.rest[look]!)}));
  return {...sheets, own, ...writeAs('whole', parts.whole), ...writeAs('print', parts.print)};

  /** Looks of the pages that link a sheet, for each property that it reads. */
  function readersIn(texts: ReadonlyMap<string, string>): Map<string, number[]> {
    const readers = new Map<string, number[]>();
    for (const [address, text] of texts) {
      const classes = sheets.chunks.get(address) ?? new Set();
      const hasClass = (element: string): boolean => element.split(' ').some((name) => classes.has(name));
      const those = looks.flatMap((look, at) =>
        look.sheets.includes(address) || look.elements.some(hasClass) ? [at] : [],
      );
      for (const name of propertiesIn(text)) readers.set(name, [...(readers.get(name) ?? []), ...those]);
    }
    return readers;
  }
}

/** `--a: var(--b, var(--c))` uses --b and --c, and sets --a. */
function addProperties(css: string, {used, set}: {used: Set<string>; set: Set<string>}): void {
  for (const [, name] of css.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name!);
  for (const name of propertiesSetIn(css)) set.add(name);
}

/** Fonts with `font-display: optional`, which ../hydration/client/fonts.ts loads. */
function fontsIn(css: string): Font[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face!);
  return faces.flatMap((face) => {
    const family = /font-family:\s*["']?([^"';}]+)/.exec(face)?.[1];
    const url = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
    return family && url && /font-display:\s*optional/.test(face) ? [{family: family.trim(), url}] : [];
  });
}
