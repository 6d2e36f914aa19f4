import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {browserFolder} from './browserFolder';
import {translationsOf} from './codeTranslations';
import {flat, type Texts} from './texts';
import {readableTheme, themePaths} from './themePaths';

export type InterfaceContext = Pick<LoadContext, 'i18n'> &
  Partial<Pick<LoadContext, 'generatedFilesDir' | 'codeTranslations'>>;

interface Interface {
  /** Texts that the build writes into pages, without those of parts that are off. `group` begins the ids of all. */
  written?: {group: string; english: Texts};
  /** Whether components of this site show a text. */
  shows?: (id: string) => boolean;
  /** Files of components that this site doesn't show, as globs: `theme/Diagram/**`. */
  without?: string[];
}

type Hooks = Required<Pick<Plugin, 'getPathsToWatch' | 'getDefaultCodeTranslationMessages'>> &
  Partial<ReturnType<typeof themePaths>>;

/**
 * The components and the texts of a package, for its plugin in `folder`. `docusaurus write-translations` gets all texts
 * that this site shows, also those that the build writes into pages: so the site can translate each in `code.json`.
 */
export function interfaceOf(
  name: string,
  folder: string,
  context: InterfaceContext,
  {written, shows = () => true, without = []}: Interface = {},
): Hooks {
  const isWritten = (id: string): boolean => written !== undefined && id.startsWith(`${written.group}.`);
  const messages = (isAsked: (id: string) => boolean): Record<string, string> =>
    Object.fromEntries(Object.entries(translationsOf(name, context.i18n.currentLocale)).filter(([id]) => isAsked(id)));

  if (isExtraction()) {
    const ids = Object.keys(written ? flat(written.english, written.group) : {});
    return {
      // Docusaurus finds texts in these files, and in the folder of `getThemePath`, which can't leave anything out.
      getPathsToWatch: () => [...filesOf(folder, without), ...moduleOf(name, context, written)],
      getDefaultCodeTranslationMessages: () =>
        Promise.resolve(messages((id) => (isWritten(id) ? ids.includes(id) : shows(id)))),
    };
  }
  // Pages have these texts: scripts for readers don't need them.
  const {codeTranslations = {}} = context;
  for (const id of Object.keys(codeTranslations).filter(isWritten)) delete codeTranslations[id];
  return {
    ...(existsSync(path.join(browserFolder(folder), 'theme')) && themePaths(folder)),
    getPathsToWatch: () => [],
    getDefaultCodeTranslationMessages: () => Promise.resolve(messages((id) => !isWritten(id) && shows(id))),
  };
}

const isExtraction = (): boolean => process.argv.includes('write-translations');

/** Files with texts of components. */
function filesOf(folder: string, without: string[]): string[] {
  const browser = browserFolder(folder);
  const found = (cwd: string, ignore: string[]): string[] =>
    existsSync(cwd)
      ? Globby.sync('**/*.{js,ts,tsx}', {cwd, absolute: true, ignore: ['**/*.{test,d}.*', ...ignore]})
      : [];
  const ofTheme = without.flatMap((glob) => (glob.startsWith('theme/') ? [glob.slice('theme/'.length)] : []));
  return [...found(browser, ['theme/**', ...without]), ...found(readableTheme(folder), ofTheme)]
    .filter((file) => readFileSync(file, 'utf8').includes('@docusaurus/Translate'))
    .sort();
}

/** Writes a module with texts as Docusaurus finds them. */
function moduleOf(name: string, {generatedFilesDir}: InterfaceContext, written: Interface['written']): string[] {
  if (!written || !generatedFilesDir) return [];
  const file = path.join(generatedFilesDir, 'lectern-texts', `${written.group}.js`);
  const description = `Written into pages by the build, with ${name}`;
  const calls = Object.entries(flat(written.english, written.group)).map(
    ([id, message]) => `translate(${JSON.stringify({id, message, description})});\n`,
  );
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `import {translate} from '@docusaurus/Translate';\n${calls.join('')}`);
  return [file];
}
