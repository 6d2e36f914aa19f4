import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Build, readPages} from '../builtPages';
import {families} from './families';
import {classesIn, classesOf, type Sheets} from './linkSheets';
import {splitSheet} from './splitSheet';

/**
 * What a build has of styles. Splits the sheet of all pages on the disk, so that what is only there with scripts comes
 * with them; where pages have their scripts from the beginning, it stays whole.
 */
export function sheetsOf(build: Build, isSplit: boolean): Sheets {
  const folder = path.join(build.outDir, 'assets/css');
  const addressOf = (name: string): string => `${build.baseUrl}assets/css/${name}`;
  const [common] = namesIn(folder, ofName('styles'));
  if (!common) throw new Error(`There is no sheet “styles” in ${folder}, which Docusaurus makes for all pages.`);

  const css = readFileSync(path.join(folder, common), 'utf8');
  const ofAll = classesOf(css);
  const ofFamily = (family: string): [string, Set<string>][] =>
    namesIn(folder, ofName(family)).map((name) => {
      const classes = classesOf(readFileSync(path.join(folder, name), 'utf8'));
      return [addressOf(name), new Set([...classes].filter((one) => !ofAll.has(one)))];
    });
  const sheets: Sheets = {first: addressOf(common), families: new Map(Object.keys(families).flatMap(ofFamily))};
  if (!isSplit) return sheets;

  const shown = new Set<string>();
  for (const html of readPages(build)) for (const name of classesIn(html)) shown.add(name);
  const {first, ...others} = splitSheet(css, shown);
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

const ofName = (name: string): RegExp => new RegExp(`^${name}\\..*\\.css$`);

export const namesIn = (folder: string, wanted: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => wanted.test(name))
        .sort()
    : [];
