/**
 * `npm run bench:pages [-- RUNS] [--clicks | --journeys] [--record] [--beside=FOLDER]`: what readers wait for, on the pages of the
 * last build, beside the same pages with the scripts of Docusaurus' own way and beside bare HTML of the same text, all
 * in one run. Prints tables; the figures in parentheses are those of the last recorded run. `--clicks` measures nothing
 * but clicks, `--journeys` what short visits transfer, `--beside` measures another build too, such as one of the commit before.
 */
import {readFile, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Browser, chromium} from '@playwright/test';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {measureClick, moments} from './pages/click';
import {journeys, measureJourney} from './pages/journey';
import {loadNames, measureLoad, type Load} from './pages/load';
import {serveBare, serveSite, serveStock} from './pages/servers';

const recordFile = 'bench/pages.json';
const runs = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);
const isRecorded = process.argv.includes('--record');
const isOnlyClicks = process.argv.includes('--clicks');
const isOnlyJourneys = process.argv.includes('--journeys');

const kinds = {
  home: '/',
  'docs page': '/docs/installation',
  'blog post': '/blog/hybrid',
  GraphQL: '/docs/api/queries',
  REST: '/docs/api/petstore/add-pet',
};
const prefixes = {en: '', fr: '/fr'};
const other = process.argv.find((word) => word.startsWith('--beside='))?.slice('--beside='.length);
const sites = {
  Lectern: () => serveSite(),
  ...(other && {'the other build': () => serveSite(other)}),
  'stock hydration': serveStock,
  'bare HTML': serveBare,
};
const clickedOn = kinds['docs page'];

/** Figures by their names, by the name of what was measured. */
type Figures = Record<string, Record<string, number>>;

async function main(): Promise<void> {
  const last = JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')) as {loads?: Figures; clicks?: Figures};
  const servers = await Promise.all(Object.values(sites).map(listen));
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: ['--no-sandbox']});
  try {
    if (isOnlyJourneys) return await measureJourneys(browser, servers);
    const loads = isOnlyClicks ? last.loads : await measureLoads(browser, servers, last.loads);
    const clicks = await measureClicks(browser, servers, last.clicks);
    if (isRecorded) await writeFile(recordFile, `${JSON.stringify({loads, clicks}, null, 2)}\n`);
  } finally {
    await browser.close();
    for (const {server} of servers) server.close();
  }
}

async function measureLoads(browser: Browser, servers: Listening[], last: Figures = {}): Promise<Figures> {
  const loads: Figures = {};
  printHead('page', loadNames);
  for (const [language, prefix] of Object.entries(prefixes)) {
    for (const [kind, path] of Object.entries(kinds)) {
      // The sites take turns, so that a busy minute of the machine is one for all.
      const measured = await inTurns(servers, (origin, at) =>
        measureLoad(browser, origin + addressOf(prefix, path), hydrates(at)),
      );
      for (const [at, site] of Object.keys(sites).entries()) {
        const name = `${kind}, ${language}, ${site}`;
        loads[name] = medians(measured[at]!);
        printRow(name, loads[name], last[name]);
      }
    }
  }
  return loads;
}

async function measureClicks(browser: Browser, servers: Listening[], last: Figures = {}): Promise<Figures> {
  const clicks: Figures = {};
  printHead('click to heading', ['ms']);
  for (const [language, prefix] of Object.entries(prefixes)) {
    for (const cpu of [1, 4]) {
      for (const moment of moments) {
        const measured = await inTurns(servers, (origin, at) =>
          moment === 'after hydration' && !hydrates(at)
            ? undefined
            : measureClick(browser, origin + prefix + clickedOn, {cpu, moment}),
        );
        for (const [at, site] of Object.keys(sites).entries()) {
          const times = measured[at]!.filter((time) => time !== undefined);
          if (times.length === 0) continue;
          const name = `${moment}, CPU ${cpu}x, ${language}, ${site}`;
          clicks[name] = {ms: Math.round(median(times))};
          printRow(name, clicks[name], last[name]);
        }
      }
    }
  }
  return clicks;
}

/** Not bare HTML, which has nothing to search by. */
async function measureJourneys(browser: Browser, servers: Listening[]): Promise<void> {
  printHead('what a reader does', ['KiB in all', 'KiB of script']);
  for (const journey of journeys) {
    const measured = await inTurns(servers, (origin, at) =>
      hydrates(at) ? measureJourney(browser, origin + clickedOn, journey) : undefined,
    );
    for (const [at, site] of Object.keys(sites).entries()) {
      const [all, script] = (['all', 'script'] as const).map((kind) => median(measured[at]!.map((one) => one[kind])));
      if (all) printRow(`${journey}, ${site}`, {all, script: script!});
    }
  }
}

const hydrates = (site: number): boolean => Object.keys(sites)[site] !== 'bare HTML';
const addressOf = (prefix: string, path: string): string => (prefix && path === '/' ? prefix : prefix + path);

interface Listening {
  server: Server;
  origin: string;
}

function listen(serve: () => Server): Promise<Listening> {
  const server = serve();
  return new Promise((resolve) =>
    server.listen(0, 'localhost', () =>
      resolve({server, origin: `http://localhost:${(server.address() as AddressInfo).port}`}),
    ),
  );
}

/** What was measured of each site, in its order. */
async function inTurns<Measured>(
  servers: Listening[],
  measure: (origin: string, site: number) => Promise<Measured> | undefined,
): Promise<Measured[][]> {
  const measured = servers.map((): Measured[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, {origin}] of servers.entries()) {
      const figures = await measure(origin, at);
      if (figures !== undefined) measured[at]!.push(figures);
    }
  }
  return measured;
}

const medians = (loads: Load[]): Load =>
  Object.fromEntries(loadNames.map((name) => [name, median(loads.map((load) => load[name]))])) as Load;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function printHead(title: string, names: readonly string[]): void {
  console.log(`\n| ${[title, ...names].join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`);
}

function printRow(what: string, figures: Record<string, number>, last: Record<string, number> = {}): void {
  const cells = Object.entries(figures).map(([name, value]) =>
    last[name] === undefined || last[name] === value ? value : `${value} (${last[name]})`,
  );
  console.log(`| ${[what, ...cells].join(' | ')} |`);
}

void main();
