/** This site as it is: builds, from nothing and after changes, and the preview. */
import {type ChildProcess, spawn} from 'node:child_process';
import {appendFile, readFile, rm, writeFile} from 'node:fs/promises';
import {chromium, type Page} from '@playwright/test';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {measure, secondsSince, type Usage} from './measure';
import {watchProcesses} from './processes';
import type {Row} from './table';

const site = 'this site';
const port = 4199;
const page = 'docs/introduction.md';
const address = `http://localhost:${port}/docs/introduction`;
const caches = ['build', '.docusaurus', '.cache', 'node_modules/.cache', 'docs/api'];

export async function measureThisSite(): Promise<Row[]> {
  const text = await readFile(page, 'utf8');
  await emptyCaches();
  const cold = await build();
  const again = await build();
  await appendFile(page, '\nOne line more.\n');
  const edited = await build().finally(() => writeFile(page, text));
  await emptyCaches();
  const small = await build('--memory', '2048');
  await emptyCaches();
  return [
    {site, what: 'build, cold', ...cold},
    {site, what: 'nothing changed', ...again},
    {site, what: 'one line changed', ...edited},
    {site, what: 'cold, `--memory 2048`', ...small},
    ...(await startAndEdit('cold')),
    ...(await startAndEdit('warm')),
  ];
}

async function emptyCaches(): Promise<void> {
  await Promise.all(caches.map((folder) => rm(folder, {recursive: true, force: true})));
}

const build = (...options: string[]): Promise<Usage> => measure(['npm', 'run', 'build', '--', ...options]);

async function startAndEdit(state: string): Promise<Row[]> {
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: ['--no-sandbox']});
  const start = performance.now();
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {stdio: 'ignore', detached: true});
  const processes = watchProcesses(server.pid!);
  try {
    const tab = await browser.newPage();
    await open(tab);
    const first = {wall: secondsSince(start), ...processes.stop()};
    return [
      {site, what: `preview, ${state}`, ...first},
      {site, what: `an edit shown, ${state}`, wall: await edit(tab)},
    ];
  } finally {
    stop(server);
    await browser.close();
  }
}

async function open(tab: Page): Promise<void> {
  const giveUp = performance.now() + 300_000;
  while (performance.now() < giveUp) {
    const shown = await tab
      .goto(address, {timeout: 120_000})
      .then(() => tab.locator('h1').waitFor({timeout: 60_000}))
      .then(
        () => true,
        () => false,
      );
    if (shown) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No page at ${address} within five minutes.`);
}

async function edit(tab: Page): Promise<number> {
  const text = await readFile(page, 'utf8');
  const mark = `Edited at ${Date.now()}.`;
  try {
    const start = performance.now();
    await writeFile(page, `${text}\n${mark}\n`);
    await tab.getByText(mark).waitFor({timeout: 60_000});
    return secondsSince(start);
  } finally {
    await writeFile(page, text);
  }
}

function stop(server: ChildProcess): void {
  // The whole group: npm, and what it started.
  if (server.pid) process.kill(-server.pid);
}
