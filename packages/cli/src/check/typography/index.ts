import {Globby} from '@docusaurus/utils';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {commandIn} from '../commandIn';
import {contentFolder, contentKinds, i18nFolder} from '../folders';
import {referenceFolder} from '../references';
import {localesOf} from '../../settings/languages';
import type {Site} from '../../settings/site';
import type {Problem} from '@lectern/kit/problems';
import {moduleOfLanguage} from '../languages';
import {leftOutGlobs} from '../leftOut';
import {findFaults, mend, type Fault, type Typography} from './faults';
import {proseOfData, proseOfMarkdown} from './prose';

/** A source in a language, and a copy in which everything but prose is hidden. */
export interface Text {
  file: string;
  text: string;
  prose: string;
}

/** Generated or frozen files, and lists of patterns and names. */
const notRead = [
  '**/{assets,node_modules}/**',
  'i18n/*/docusaurus-plugin-content-docs/version-*/**',
  'i18n/*/{terms,same}.yml',
];

/** The rules of a language: from the site, or from this folder; undefined if neither has a file for it. */
export function typographyOf(site: Site, language: string): Promise<Typography | undefined> {
  return moduleOfLanguage<Typography>(site, __dirname, language);
}

/** Finds typographic faults in the sources of each language with rules. */
export async function checkTypography(site: Site): Promise<Problem[]> {
  const files = await readFaults(site);
  const hint = `Mend it with: ${commandIn(site, 'i18n typography', '--fix')}`;
  return files.flatMap(({file, text, faults}) =>
    faults.map(({start, end, rule}) => ({
      file,
      line: text.slice(0, start).split('\n').length,
      message: `${rule}: “${excerpt(text, start, end)}”.`,
      hint,
    })),
  );
}

/** Faults that overlap take several rounds. */
const mendRounds = 3;

/** Mends the faults in all sources, and returns the number of places mended. */
export async function mendTypography(site: Site): Promise<number> {
  let count = 0;
  for (let round = 0; round < mendRounds; round += 1) {
    for (const {file, text, faults} of await readFaults(site)) {
      await writeFile(path.resolve(site.dir, file), mend(text, faults));
      count += faults.length;
    }
  }
  return count;
}

/** A function that mends a text of a file in a language; if the language has no rules, it changes nothing. */
export async function typesetter(site: Site, language: string): Promise<(file: string, text: string) => string> {
  const typography = await typographyOf(site, language);
  if (!typography) return (_, text) => text;
  const {rules, givenTexts} = typography;
  return (file, text) => {
    let mended = text;
    for (let round = 0; round < mendRounds; round += 1) {
      mended = mend(mended, findFaults(proseOf(file, mended, givenTexts), rules));
    }
    return mended;
  };
}

async function readFaults(site: Site): Promise<{file: string; text: string; faults: Fault[]}[]> {
  const read = localesOf(site).map(async (language) => {
    const typography = await typographyOf(site, language);
    if (!typography) return [];
    const texts = await readTexts(site, language, typography.givenTexts);
    return texts
      .map(({file, text, prose}) => ({file, text, faults: findFaults(prose, typography.rules)}))
      .filter(({faults}) => faults.length > 0);
  });
  return (await Promise.all(read)).flat();
}

/** Every source in a language, with its prose. */
export async function readTexts(site: Site, language: string, givenTexts?: string[]): Promise<Text[]> {
  const {texts, markdown} = site.settings;
  const references = await referenceFolder(site);
  const files = await Globby(
    [
      ...contentKinds.map((kind) => `${contentFolder(site, kind, language)}/**/*.{md,mdx,yml}`),
      `${i18nFolder(site, language)}/**/*.{md,mdx,json,yml}`,
      `${markdown?.data ?? 'src/data'}/*.${language}.yml`,
      `src/**/translations/${language}.json`,
      ...(texts?.(language) ?? []),
    ],
    {cwd: site.dir, ignore: [...notRead, ...(references ? [`**/${references}/**`] : []), ...leftOutGlobs(site)]},
  );
  return Promise.all(
    [...new Set(files)].sort().map(async (file) => {
      const text = await readFile(path.resolve(site.dir, file), 'utf8');
      return {file, text, prose: proseOf(file, text, givenTexts)};
    }),
  );
}

/** The prose of a file; empty for a page that can't be parsed, as the check of pages reports that. */
export function proseOf(file: string, text: string, givenTexts?: string[]): string {
  if (/\.mdx?$/.test(file)) {
    try {
      return proseOfMarkdown(text);
    } catch (error) {
      if ((error as {reason?: string}).reason) return '';
      throw error;
    }
  }
  // Docusaurus extracts JSON files of strings; all texts of a module are read.
  const isExtracted = file.endsWith('.json') && path.posix.basename(path.posix.dirname(file)) !== 'translations';
  return proseOfData(text, {givenTexts, ...(isExtracted && {fields: new Set(['message'])})});
}

function excerpt(text: string, start: number, end: number): string {
  return text
    .slice(Math.max(0, start - 15), end + 15)
    .replace(/\s/g, ' ')
    .trim();
}
