import {Globby} from '@docusaurus/utils';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {locales, type Locale} from '../../../src/config/i18n';
import {contentFolder, contentKinds} from '../../../src/i18n/contentFolders';
import {referenceFolder} from '../../../src/references/folder';
import type {Problem} from '@lectern/kit/problems';
import {moduleOfLanguage} from '../languages';
import {leftOutGlobs} from '../leftOut';
import {findFaults, mend, type Fault, type Typography} from './faults';
import {proseOfData, proseOfMarkdown} from './prose';

/** A source in a language, and the same with what is not prose hidden. */
export interface Text {
  file: string;
  text: string;
  prose: string;
}

/** Made from others, frozen, or lists of patterns and of names. */
const notRead = [
  `**/${referenceFolder}/**`,
  '**/{assets,node_modules}/**',
  'i18n/*/docusaurus-plugin-content-docs/version-*/**',
  'i18n/*/{terms,same}.yml',
];

/** The rules of a language; none where there is no file of its name beside this one. */
export function typographyOf(language: Locale): Promise<Typography | undefined> {
  return moduleOfLanguage<Typography>(__dirname, language);
}

/** What is wrong in the sources of each language whose rules are known. */
export async function checkTypography(languages: Locale[] = locales): Promise<Problem[]> {
  const files = await readFaults(languages);
  return files.flatMap(({file, text, faults}) =>
    faults.map(({start, end, rule}) => ({
      file,
      line: text.slice(0, start).split('\n').length,
      message: `${rule}: “${excerpt(text, start, end)}”.`,
      hint: 'Mend it with: npm run i18n:typography -- --fix',
    })),
  );
}

/** Writes what belongs there; the number of places mended. */
export async function mendTypography(languages: Locale[] = locales): Promise<number> {
  let count = 0;
  // What overlaps needs a second look.
  for (let round = 0; round < 3; round += 1) {
    for (const {file, text, faults} of await readFaults(languages)) {
      await writeFile(file, mend(text, faults));
      count += faults.length;
    }
  }
  return count;
}

async function readFaults(languages: Locale[]): Promise<{file: string; text: string; faults: Fault[]}[]> {
  const read = languages.map(async (language) => {
    const typography = await typographyOf(language);
    if (!typography) return [];
    const texts = await readTexts(language, typography.givenTexts);
    return texts
      .map(({file, text, prose}) => ({file, text, faults: findFaults(prose, typography.rules)}))
      .filter(({faults}) => faults.length > 0);
  });
  return (await Promise.all(read)).flat();
}

/** Every source in a language, and what in it is prose. */
export async function readTexts(language: Locale, givenTexts?: string[]): Promise<Text[]> {
  const files = await Globby(
    [
      ...contentKinds.map((kind) => `${contentFolder(kind, language)}/**/*.{md,mdx,yml}`),
      `i18n/${language}/**/*.{md,mdx,json,yml}`,
      `examples/*.${language}.{yml,yaml}`,
      `examples/*.${language}.*.yaml`,
      `src/data/*.${language}.yml`,
      `{src,scripts,packages}/**/translations/${language}.json`,
      // What a new page and a new site begin with.
      `scripts/new/templates/${language}/**/*.{md,mdx,yml}`,
      `packages/create/template/content/${language}/**/*.{md,mdx,yml}`,
    ],
    {ignore: [...notRead, ...leftOutGlobs()]},
  );
  return Promise.all(
    [...new Set(files)].sort().map(async (file) => {
      const text = await readFile(file, 'utf8');
      return {file, text, prose: proseOf(file, text, givenTexts)};
    }),
  );
}

/** Of a page that cannot be read it is nothing: the check of the pages names the line. */
export function proseOf(file: string, text: string, givenTexts?: string[]): string {
  if (/\.mdx?$/.test(file)) {
    try {
      return proseOfMarkdown(text);
    } catch (error) {
      if ((error as {reason?: string}).reason) return '';
      throw error;
    }
  }
  // Of the strings that Docusaurus extracts; the texts of a module are all read.
  const isExtracted = file.endsWith('.json') && path.posix.basename(path.posix.dirname(file)) !== 'translations';
  return proseOfData(text, {givenTexts, ...(isExtracted && {fields: new Set(['message'])})});
}

function excerpt(text: string, start: number, end: number): string {
  return text
    .slice(Math.max(0, start - 15), end + 15)
    .replace(/\s/g, ' ')
    .trim();
}
