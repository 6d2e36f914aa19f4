import {createHash} from 'node:crypto';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Build} from '@lectern/kit/builtPages';
import {staysStock} from '@lectern/kit/stock';
import postcss from 'postcss';
import {activeLink} from '../hydration/loader/contents';
import {isLeftOut} from '../reached';
import {dropUnused, type Framework} from './dropUnused';
import {classesOf, type Sheets} from './linkSheets';
import {addWordsOfScripts, commonIn, filesIn, ofName} from './namesIn';
import type {NamesOfPages} from './namesOfPages';
import {splitSheet} from './splitSheet';

export interface Wanted {
  /** Names of the sheets that few pages need. */
  families: string[];
  /** Further names that are in use. */
  keep: string[];
  framework?: Framework;
}

/**
 * What a build has of styles. Takes out of the sheet of all pages, on the disk, what nobody uses; and what is only there
 * with scripts, so that it comes with them, unless pages have their scripts from the beginning.
 */
export function sheetsOf(
  build: Pick<Build, 'outDir' | 'baseUrl'>,
  {families, keep, framework}: Wanted,
  {shown, named, isDeferred, isLinked}: NamesOfPages,
): Sheets {
  const folder = path.join(build.outDir, 'assets/css');
  const addressOf = (name: string): string => `${build.baseUrl}assets/css/${name}`;
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const common = commonIn(folder);
  const css = common === undefined ? '' : read(common);

  const ofAll = classesOf(css);
  const ofFamily = (family: string): [string, Set<string>][] =>
    filesIn(folder, ofName(family)).map((name) => [
      addressOf(name),
      new Set([...classesOf(read(name))].filter((one) => !ofAll.has(one))),
    ]);
  const sheets: Sheets = {families: new Map(families.flatMap(ofFamily)), fonts: fontsIn(css)};
  if (common === undefined) return sheets;

  if (!isLinked) {
    staysStock('@lectern/light', 'pages load all styles', 'their sheet is linked in another way');
    return sheets;
  }
  const root = postcss.parse(css);
  if (!framework && css.includes('--ifm-') && !isLeftOut('infima')) {
    staysStock('@lectern/light', 'all styles of Infima are sent', 'its files are in another place');
  }
  if (framework) {
    const used = new Set([...shown, ...named, ...keep]);
    addWordsOfScripts(build.outDir, used);
    for (const other of filesIn(folder, /\.css$/)) if (other !== common) addReads(read(other), used);
    dropUnused(root, framework, used);
  }
  // The loader in each page marks it: it is needed before there are scripts.
  const {first, ...others} =
    isDeferred && !isLeftOut('later') ? splitSheet(root, shown.add(activeLink)) : {first: root.toString()};

  const write = (name: string, text: string): string => {
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
    writeFileSync(path.join(folder, file), text);
    return addressOf(file);
  };
  rmSync(path.join(folder, common));
  const written = Object.entries(others).filter(([, text]) => text !== '');
  return {
    ...sheets,
    first: write('styles', first),
    ...Object.fromEntries(written.map(([name, text]) => [name, write(name, text)])),
  };
}

/** `a: var(--b, var(--c))` → --b, --c */
function addReads(css: string, names: Set<string>): void {
  for (const [, name] of css.matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name!);
}

/** Those that browsers show only if they have them in time: ../hydration/client/fonts.ts sees to that. */
function fontsIn(css: string): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].filter(([face]) => /font-display:\s*optional/.test(face));
  return faces.flatMap(([face]) => [...face.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address]) => address!));
}
