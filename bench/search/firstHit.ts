/**
 * How long a reader waits who comes to search: a browser that has seen nothing, the first page, the box pressed 1.5 s
 * after its load, and a word typed as soon as something takes letters.
 */
import type {AddressInfo} from 'node:net';
import {type Browser, chromium, type Page} from '@playwright/test';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {serveSite} from '../pages/servers';

/** A site as it was built, where its search is, and what a hit of it is. */
export interface Searched {
  name: string;
  folder: string;
  path: string;
  box: string;
  hit: string;
}

const typed = 'install';
const pause = 1500;
const phone = {offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: -1};
const conditions = [
  {name: 'as is', cpu: 1},
  {name: 'processor 4x slower', cpu: 4},
  {name: 'and 60 ms, 9 Mbit/s', cpu: 4, network: phone},
];

interface FirstHit {
  ms: number;
  KiB: number;
  requests: number;
}

/** One table: medians of so many visits, the sites in turns. */
export async function measureFirstHits(sites: readonly Searched[], runs: number): Promise<void> {
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: ['--no-sandbox']});
  const servers = await Promise.all(sites.map(({folder}) => listen(folder)));
  const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  try {
    const times = sites.map((): FirstHit[][] => conditions.map(() => []));
    for (let run = 0; run < runs; run++) {
      for (const [at, condition] of conditions.entries()) {
        for (const [of, site] of sites.entries()) {
          times[of]![at]!.push(await visit(browser, servers[of]!.origin, site, condition));
        }
      }
    }
    console.log(`| to the first hit, ms | ${conditions.map(({name}) => name).join(' | ')} | KiB | requests |`);
    console.log(`|${' --- |'.repeat(conditions.length + 3)}`);
    for (const [of, {name}] of sites.entries()) {
      const medians = times[of]!.map((some) => Math.round(median(some.map(({ms}) => ms))));
      const all = times[of]!.flat();
      const fetched = [median(all.map(({KiB}) => KiB)).toFixed(0), median(all.map(({requests}) => requests))];
      console.log(`| ${[name, ...medians, ...fetched].join(' | ')} |`);
    }
  } finally {
    await browser.close();
    for (const {server} of servers) server.close();
  }
}

async function visit(
  browser: Browser,
  origin: string,
  {path, box, hit}: Searched,
  {cpu, network}: (typeof conditions)[number],
): Promise<FirstHit> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (network) await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpu});
    // tsx names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(noteTimes, hit);
    await page.goto(origin + path, {waitUntil: 'load'});
    await page.waitForTimeout(pause);
    const fetched = {bytes: 0, requests: 0};
    devtools.on('Network.loadingFinished', ({encodedDataLength}) => {
      fetched.bytes += encodedDataLength;
      fetched.requests += 1;
    });
    await page.locator(box).click();
    await page.waitForFunction(() => document.activeElement?.matches('input,textarea'), undefined, {polling: 'raf'});
    await page.keyboard.type(typed);
    const ms = await hitAfter(page);
    return {ms, KiB: fetched.bytes / 1024, requests: fetched.requests};
  } finally {
    await context.close();
  }
}

async function hitAfter(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => (window as {firstHit?: number}).firstHit, undefined, {polling: 20});
  return (await time.jsonValue())!;
}

/** Runs in the page: from the press to the frame in which there is a hit. */
function noteTimes(hit: string): void {
  let pressed: number | undefined;
  addEventListener('pointerdown', () => (pressed ??= performance.now()), true);
  const look = (): void => {
    const found = pressed !== undefined && document.querySelector(hit)?.getClientRects().length;
    if (!found) return void requestAnimationFrame(look);
    setTimeout(() => Object.assign(window, {firstHit: performance.now() - pressed!}));
  };
  requestAnimationFrame(look);
}

async function listen(folder: string): Promise<{server: ReturnType<typeof serveSite>; origin: string}> {
  const server = serveSite(folder);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {server, origin: `http://localhost:${(server.address() as AddressInfo).port}`};
}
