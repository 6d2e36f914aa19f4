import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {contentFolder} from './folders';
import {readPage, type Source} from './page';
import {formulaOf, measure, type Readability} from './readability/measure';
import {readSources} from './sources';

/** Words: readers have to read longer sentences twice. */
const longest = 40;

interface Measured extends Readability {
  file: string;
  language: string;
  /** The ease that the page has to reach. */
  target: number;
}

/** Prints how hard each page is to read, with `summary` only a few lines a language; tells whether there is no error. */
export async function checkReadability(site: Site, {summary = false} = {}): Promise<boolean> {
  const level = site.levels.readability;
  if (level === 'off') {
    console.log(`Readability: off in ${site.writtenIn.rules}.`);
    return true;
  }
  const sources = await readSources(site);
  const pages: Measured[] = [];
  for (const language of localesOf(site)) {
    const formula = await formulaOf(site, language);
    if (!formula) continue;
    for (const source of sources.filter((one) => one.language === language)) {
      const target = targetOf(source, site);
      pages.push({file: source.file, language, target, ...measure(readPage(source, site).tree, formula)});
    }
  }
  if (!summary) printPages(pages);
  for (const language of new Set(pages.map((page) => page.language))) printSummary(language, pages);
  return level !== 'error' || !pages.some((page) => isBelowTarget(page) || page.sentences.some(isLong));
}

/** The target of the innermost folder; translations have that of their original. */
function targetOf({kind, key}: Source, site: Site): number {
  const file = `${contentFolder(site, kind, site.languages.first)}/${key}`;
  const [innermost] = Object.entries(site.settings.readabilityTargets ?? {})
    .filter(([folder]) => file.startsWith(`${folder}/`))
    .sort(([one], [other]) => other.length - one.length);
  return innermost?.[1] ?? 0;
}

/** Compares what is printed. */
function isBelowTarget({ease, target}: Measured): boolean {
  return Math.round(ease) < target;
}

function isLong({words}: {words: number}): boolean {
  return words > longest;
}

function printPages(pages: Measured[]): void {
  console.log(' ease  words  sentences  longest');
  for (const {file, ease, words, sentences} of pages.sort((one, other) => one.ease - other.ease)) {
    const columns = [
      ease.toFixed(0).padStart(5),
      String(words).padStart(6),
      String(sentences.length).padStart(10),
      String(sentences[0]?.words ?? 0).padStart(8),
    ];
    console.log(`${columns.join(' ')}  ${file}`);
  }
  for (const {file, sentences} of pages) {
    for (const {words, line, text} of sentences.filter(isLong)) {
      console.log(`  ${file}:${line}  ${words} words: ${text}`);
    }
  }
}

function printSummary(language: string, pages: Measured[]): void {
  const own = pages.filter((page) => page.language === language).sort((one, other) => one.ease - other.ease);
  const sum = (of: (page: Measured) => number): number => own.reduce((total, page) => total + of(page), 0);
  const words = sum((page) => page.words);
  const sentences = sum((page) => page.sentences.length);
  const tooLong = sum((page) => page.sentences.filter(isLong).length);
  const ease = sum((page) => page.ease) / own.length;
  console.log(
    `Readability (${language}): ease ${ease.toFixed(0)} of 100, ${(words / Math.max(1, sentences)).toFixed(1)} words a sentence, ${tooLong} sentence(s) over ${longest} words.`,
  );
  console.log(
    `  Hardest: ${own
      .slice(0, 3)
      .map((page) => `${page.file} (${page.ease.toFixed(0)})`)
      .join(', ')}`,
  );
  for (const page of own.filter(isBelowTarget))
    console.log(`  Below its target of ${page.target}: ${page.file} (${page.ease.toFixed(0)})`);
}
