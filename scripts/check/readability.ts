/** `npm run check:readability`: how hard each page is to read; `--summary` says it in four lines. It fails nothing. */
import {readPage} from './page';
import {measure, type Readability} from './measureReadability';
import {readSources} from './sources';

/** Longer sentences are read twice. */
const longest = 40;

interface Measured extends Readability {
  file: string;
  language: string;
}

async function main(): Promise<void> {
  const pages: Measured[] = (await readSources()).map((source) => {
    const {file, language, tree} = readPage(source);
    return {file, language, ...measure(tree, language)};
  });
  if (!process.argv.includes('--summary')) printPages(pages);
  for (const language of new Set(pages.map((page) => page.language))) printSummary(language, pages);
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
    for (const {words, line, text} of sentences.filter((one) => one.words > longest)) {
      console.log(`  ${file}:${line}  ${words} words: ${text}`);
    }
  }
}

function printSummary(language: string, pages: Measured[]): void {
  const own = pages.filter((page) => page.language === language).sort((one, other) => one.ease - other.ease);
  const sum = (of: (page: Measured) => number): number => own.reduce((total, page) => total + of(page), 0);
  const words = sum((page) => page.words);
  const sentences = sum((page) => page.sentences.length);
  const tooLong = sum((page) => page.sentences.filter((one) => one.words > longest).length);
  const ease = sum((page) => page.ease) / own.length;
  console.log(
    `Readability (${language}): ease ${ease.toFixed(0)} of 100, ${(words / sentences).toFixed(1)} words a sentence, ${tooLong} sentence(s) over ${longest} words.`,
  );
  console.log(
    `  Hardest: ${own
      .slice(0, 3)
      .map((page) => `${page.file} (${page.ease.toFixed(0)})`)
      .join(', ')}`,
  );
}

void main();
