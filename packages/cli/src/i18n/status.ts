import path from 'node:path';
import {changedOn, isShallow, pinnedText, versionsOf} from '@lectern/markdown/languages/history';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import {readPage, type Page} from '../check/page';
import {findOrphaned, findUntranslated} from '../check/pairs';
import {findOutdated, findUnpinned, type Outdated} from '../check/rules/translationPins';
import {readSources} from '../check/sources';
import {codeLanguageOf, localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {missingTexts} from './buildTexts';
import {checkStrings} from './checkStrings';
import {missingOfConfiguration} from './configurationTexts';
import {diffLines} from './diffLines';
import {extractStrings} from './extractStrings';

/** Prints, for each language, what is missing, outdated, left over or untranslated. */
export async function status(site: Site): Promise<void> {
  const {first} = site.languages;
  const pages = (await readSources(site)).map((source) => readPage(source, site));
  const translated = localesOf(site).filter((locale) => locale !== first || locale !== codeLanguageOf(site));
  if (translated.length === 0) console.log('The site has one language: there is nothing to translate.');
  for (const locale of translated) {
    console.log(`${site.config.i18n?.localeConfigs?.[locale]?.label ?? locale} (${locale})`);
    if (locale !== first) printPages(pages, locale, site);
    const strings = await extractStrings(site, locale);
    print('Interface strings', await checkStrings(site, locale, strings));
    print('Other texts', [...(await missingTexts(site, locale)), ...missingOfConfiguration(site, locale)]);
  }
}

function printPages(pages: Page[], locale: string, {dir, languages}: Site): void {
  const isOwn = ({language}: Page): boolean => language === locale;
  const outdated = findOutdated(pages, languages).filter(({translation}) => isOwn(translation));
  print('Missing', findUntranslated(pages, locale, languages).map(fileOf));
  print(
    'Outdated',
    outdated.map((one) => explain(one, dir)),
  );
  print('Not pinned', findUnpinned(pages, languages).filter(isOwn).map(fileOf));
  print('Orphaned', findOrphaned(pages, locale, languages).map(fileOf));
}

function fileOf({file}: Page): string {
  return file;
}

function print(title: string, lines: string[]): void {
  console.log(`  ${title}: ${lines.length}`);
  for (const line of lines) console.log(`    ${line}`);
}

function explain({translation, original, pin}: Outdated, dir: string): string {
  const {file, text} = original;
  const place = path.resolve(dir, file);
  const before = pinnedText(versionsOf(place), pin);
  const changed = changedOn(versionsOf(place), sourceHash(text));
  const head = `${translation.file}\n      ${file} changed${changed ? ` on ${changed}` : ', not committed yet'}`;
  if (before !== undefined) return [head, ...diffLines(before, text).map((line) => `      ${line}`)].join('\n');
  const reason = isShallow(place)
    ? 'this copy of the repository has no whole history: git fetch --unshallow'
    : 'no commit holds what was translated';
  return `${head}\n      No comparison: ${reason}.`;
}
