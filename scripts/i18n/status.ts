/** `npm run i18n:status`: what is missing, outdated, left over or not translated yet, in each language. */
import {codeLanguage, i18n, locales, type Locale} from '../../src/config/i18n';
import {changedOn, isShallow, pinnedText, versionsOf} from '@lectern/markdown/languages/history';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import {thisSite} from '../../src/settings/thisSite';
import {readPage, type Page} from '@lectern/cli/check/page';
import {findOrphaned, findUntranslated} from '@lectern/cli/check/pairs';
import {findOutdated, findUnpinned, type Outdated} from '@lectern/cli/check/rules/translationPins';
import {readSources} from '@lectern/cli/check/sources';
import {search} from '../../src/config/search';
import {references, referenceSite} from '../../src/references';
import {missingTexts} from './buildTexts';
import {checkStrings} from './checkStrings';
import {missingOfConfiguration} from './configurationTexts';
import {diffLines} from './diffLines';
import {extractStrings} from './extractStrings';

async function main(): Promise<void> {
  const pages = (await readSources(thisSite)).map((source) => readPage(source, thisSite));
  const translated = locales.filter((locale) => locale !== thisSite.languages.first || locale !== codeLanguage);
  if (translated.length === 0) console.log('The site has one language: there is nothing to translate.');
  for (const locale of translated) {
    console.log(`${i18n.localeConfigs?.[locale]?.label ?? locale} (${locale})`);
    if (locale !== thisSite.languages.first) printPages(pages, locale);
    const strings = await extractStrings(locale);
    print('Interface strings', await checkStrings(locale, strings));
    const asked = Object.keys(strings['code.json'] ?? {});
    const {engine} = search;
    const ofBuild = await missingTexts(locale, {references, site: referenceSite, engine, asked});
    print('Other texts', [...ofBuild, ...missingOfConfiguration(locale)]);
  }
}

function printPages(pages: Page[], locale: Locale): void {
  const isOwn = ({language}: Page): boolean => language === locale;
  const outdated = findOutdated(pages, thisSite.languages).filter(({translation}) => isOwn(translation));
  print('Missing', findUntranslated(pages, locale, thisSite.languages).map(fileOf));
  print('Outdated', outdated.map(explain));
  print('Not pinned', findUnpinned(pages, thisSite.languages).filter(isOwn).map(fileOf));
  print('Orphaned', findOrphaned(pages, locale, thisSite.languages).map(fileOf));
}

function fileOf({file}: Page): string {
  return file;
}

function print(title: string, lines: string[]): void {
  console.log(`  ${title}: ${lines.length}`);
  for (const line of lines) console.log(`    ${line}`);
}

function explain({translation, original, pin}: Outdated): string {
  const {file, text} = original;
  const before = pinnedText(versionsOf(file), pin);
  const changed = changedOn(versionsOf(file), sourceHash(text));
  const head = `${translation.file}\n      ${file} changed${changed ? ` on ${changed}` : ', not committed yet'}`;
  if (before !== undefined) return [head, ...diffLines(before, text).map((line) => `      ${line}`)].join('\n');
  const reason = isShallow(file)
    ? 'this copy of the repository has no whole history: git fetch --unshallow'
    : 'no commit holds what was translated';
  return `${head}\n      No comparison: ${reason}.`;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
