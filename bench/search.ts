/**
 * How well the pages of the last build are found, how large the index is and how quick, in each language; the
 * package's own search stands beside it. `--missed` names the queries whose page was not among the first three;
 * `--answers` prints only what a reader sees first of each hand-made question, with what is marked in brackets.
 *
 * `--first-hit [RUNS] [easyops=FOLDER] [starlight=FOLDER] [before=FOLDER]` prints only how long a reader waits for the
 * first hit on the first page, beside other sites as they were built.
 */
import {brotliCompressSync} from 'node:zlib';
import {createEngine} from '@lectern/search/client/engine';
import {answersOf, withMarks} from './search/answers';
import {type Figures, measure, type Search} from './search/figures';
import {measureFirstHits, type Searched} from './search/firstHit';
import {makeQueries} from './search/queries';
import {languages, readBuild} from './search/site';
import {stockSearch} from './search/stock';

const showMissed = process.argv.includes('--missed');
const onlyAnswers = process.argv.includes('--answers');
const onlyFirstHit = process.argv.includes('--first-hit');
const withStock = !process.argv.includes('--own');

async function main(): Promise<void> {
  if (onlyFirstHit) return measureFirstHits([own, ...besides()], runs());
  for (const language of languages) {
    const site = await readBuild(language);
    const engine = createEngine(site.docs, site.index, language);
    if (onlyAnswers) {
      for (const [number, {question, hit, excerpt}] of answersOf(site, engine).entries()) {
        console.log(`${language} ${number + 1}. ${question} → ${hit.title} (${hit.sections[0]?.url ?? hit.url})`);
        console.log(`    ${excerpt ? withMarks(excerpt) : 'no excerpt'}`);
      }
      continue;
    }
    const ownSearch: Search = (text) => engine.search(text, {limit: 10}).hits.map(({url}) => url);
    const stock = withStock ? await stockSearch(site) : undefined;

    const kib = (...texts: string[]): string =>
      `${(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1024 / engine.pages).toFixed(2)} KiB a page`;
    console.log(
      `\n${language}: ${engine.pages} pages; ${kib(site.docs, site.index)} (brotli)${stock ? `, stock ${kib(stock.bytes)}` : ''}`,
    );
    console.log(
      row('query', 'number', ...['@1', '@3', '@10', 'MRR'], ...(stock ? ['stock @1', '@3', '@10', 'MRR'] : [])),
    );
    for (const [name, queries] of makeQueries(site.pages, language)) {
      const figures = await measure(queries, ownSearch);
      const beside = stock ? figuresOf(await measure(queries, stock.search)) : [];
      console.log(row(name, String(figures.queries), ...figuresOf(figures), ...beside));
      if (showMissed) {
        for (const {text, pages, found} of figures.missed) {
          console.log(`    “${text}” → ${pages.join(', ')}; found ${found.slice(0, 3).join(', ') || 'nothing'}`);
        }
      }
    }
    console.log(speed(site, ownSearch));
  }
}

const own: Searched = {
  name: 'Lectern',
  folder: 'build',
  path: '/docs/installation',
  box: '.navbar__search',
  hit: '.navbar__search [role=option]',
};
const others: Record<string, Omit<Searched, 'folder'>> = {
  before: {...own, name: 'before'},
  easyops: {...own, name: 'Docusaurus, easyops', box: '.navbar__search-input', hit: '[class*=suggestion]'},
  starlight: {
    name: 'Starlight (Pagefind)',
    path: '/docs/installation',
    box: 'site-search [data-open-modal]',
    hit: '.pagefind-ui__result-link',
  },
};

/** `easyops=FOLDER` */
function besides(): Searched[] {
  return process.argv.flatMap((word) => {
    const [name = '', folder] = word.split('=');
    return folder && others[name] ? [{...others[name], folder}] : [];
  });
}

const runs = (): number => Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);

function figuresOf({recall1, recall3, recall10, mrr}: Figures): string[] {
  return [recall1, recall3, recall10, mrr].map((figure) => figure.toFixed(3));
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(9)).join('');
}

function speed({docs, index, language, pages}: Awaited<ReturnType<typeof readBuild>>, search: Search): string {
  const loads = Array.from({length: 5}, () => time(() => createEngine(docs, index, language)));
  const keystrokes = pages.flatMap(({sections: [title]}) =>
    Array.from(title?.heading ?? '', (_, end) => time(() => search((title?.heading ?? '').slice(0, end + 1)))),
  );
  const of = (times: number[], share: number): string =>
    `${times.sort((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(1)} ms`;
  return `load ${of(loads, 0.5)}; keystroke p50 ${of(keystrokes, 0.5)}, p95 ${of(keystrokes, 0.95)}`;
}

function time(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

void main();
