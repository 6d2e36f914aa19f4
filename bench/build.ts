/** `npm run bench`: how long authors and CI wait. Prints one table; bench/README.md holds the recorded figures. */
import {type ChildProcess, spawn} from 'node:child_process';
import {appendFile, readFile, rm, writeFile} from 'node:fs/promises';
import {chromium, type Page} from '@playwright/test';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {watchProcesses} from './processes';

const port = 4199;
const page = 'docs/introduction.md';
const address = `http://localhost:${port}/docs/introduction`;
const caches = ['build', '.docusaurus', '.cache', 'node_modules/.cache', 'docs/api'];

interface Row {
  what: string;
  wall: number;
  cpu?: number;
  /** Bytes, of all processes at one time. */
  peak?: number;
}

async function main(): Promise<void> {
  const rows: Row[] = [];
  const text = await readFile(page, 'utf8');
  await emptyCaches();
  rows.push({what: 'build, both languages, references included, cold', ...(await build())});
  rows.push({what: 'the same, nothing changed', ...(await build())});
  await appendFile(page, '\nOne line more.\n');
  rows.push({what: 'the same, one line changed', ...(await build().finally(() => writeFile(page, text)))});
  await emptyCaches();
  rows.push({what: 'cold, with --memory 2048', ...(await build('--memory', '2048'))});
  await emptyCaches();
  rows.push(...(await startAndEdit('cold')));
  rows.push(...(await startAndEdit('warm')));
  print(rows);
}

async function emptyCaches(): Promise<void> {
  await Promise.all(caches.map((folder) => rm(folder, {recursive: true, force: true})));
}

/** Seconds on the clock and of CPU, and memory, with all children. */
async function build(...words: string[]): Promise<Omit<Row, 'what'>> {
  const start = performance.now();
  // The shell stays until all of it has been counted.
  const shell = spawn('bash', ['-c', 'npm run build -- "$@" >/dev/null 2>&1; echo $?; read', '-', ...words]);
  const processes = watchProcesses(shell.pid!);
  const code = await new Promise((resolve) =>
    shell.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim())),
  );
  const wall = seconds(start);
  const used = processes.stop();
  shell.stdin.end('\n');
  if (code !== '0') throw new Error('The build failed: run “npm run build” to see why.');
  return {wall, ...used};
}

async function startAndEdit(state: string): Promise<Row[]> {
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: ['--no-sandbox']});
  const start = performance.now();
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {stdio: 'ignore', detached: true});
  const processes = watchProcesses(server.pid!);
  try {
    const tab = await browser.newPage();
    await open(tab);
    const first = {wall: seconds(start), ...processes.stop()};
    return [
      {what: `npm start to the first page, ${state}`, ...first},
      {what: `an edit shown, ${state}`, wall: await edit(tab)},
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
    return seconds(start);
  } finally {
    await writeFile(page, text);
  }
}

function stop(server: ChildProcess): void {
  // The whole group: npm, and what it started.
  if (server.pid) process.kill(-server.pid);
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}

function print(rows: Row[]): void {
  console.log('| what | wall s | CPU s | peak MiB |\n| --- | --- | --- | --- |');
  for (const {what, wall, cpu, peak} of rows) {
    const [memory, time] = [peak && Math.round(peak / 2 ** 20), cpu?.toFixed(1)];
    console.log(`| ${what} | ${wall.toFixed(1)} | ${time ?? ''} | ${memory ?? ''} |`);
  }
}

void main();
