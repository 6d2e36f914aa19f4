/** `npm run i18n:status`: what is missing, outdated, left over or still in English among the translations. */
import {changedOn, isShallow, pinnedText, versionsOf} from '../../src/i18n/history';
import {sourceHash} from '../../src/text/sourceHash';
import {readPage} from '../check/page';
import {findOutdated, type Outdated} from '../check/rules/translationPins';
import {readSources} from '../check/sources';
import {checkStrings} from './checkStrings';
import {diffLines} from './diffLines';
import {extractStrings} from './extractStrings';
import {findOrphaned, findUntranslated} from './pairs';

async function main(): Promise<void> {
  const pages = (await readSources()).map(readPage);
  const outdated = findOutdated(pages);
  print('Missing', findUntranslated(pages));
  print('Outdated', outdated.map(explain));
  print(
    'Not pinned',
    pages.filter(({language, frontMatter}) => language !== 'en' && !frontMatter.translation_of).map(({file}) => file),
  );
  print('Orphaned', findOrphaned(pages));
  print('Interface strings', await checkStrings('i18n/fr', await extractStrings('en')));
}

function print(title: string, lines: string[]): void {
  console.log(`${title}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}

function explain({french, english, pin}: Outdated): string {
  const {file, text} = english;
  const before = pinnedText(versionsOf(file), pin);
  const changed = changedOn(versionsOf(file), sourceHash(text));
  const head = `${french.file}\n    ${file} changed${changed ? ` on ${changed}` : ', not committed yet'}`;
  if (before !== undefined) return [head, ...diffLines(before, text).map((line) => `    ${line}`)].join('\n');
  const reason = isShallow(file)
    ? 'this copy of the repository has no whole history: git fetch --unshallow'
    : 'no commit holds what was translated';
  return `${head}\n    No comparison: ${reason}.`;
}

void main();
