import type {Browser, CDPSession} from '@playwright/test';
import {hydrate, visit} from './visit';

/** Kibibytes as they come over the wire; milliseconds on a processor four times slower. */
export const loadNames = [
  'HTML KiB',
  'CSS KiB',
  'script KiB',
  'all at load KiB',
  'all at last KiB',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
] as const;

export type Load = Record<(typeof loadNames)[number], number>;

export function measureLoad(browser: Browser, address: string, hydrates: boolean): Promise<Load> {
  return visit(browser, 4, async (page, devtools) => {
    const bytes = countBytes(devtools);
    await page.addInitScript(observeTimes);
    await page.goto(address);
    const atLoad = bytes();
    // Browsers report no largest paint after the first key.
    await page.waitForFunction(() => (window as unknown as {times: Times}).times.lcp);
    if (hydrates) await hydrate(page);
    const {fcp, lcp, tbt, cls} = await page.evaluate(() => (window as unknown as {times: Times}).times);
    return {
      'HTML KiB': kibibytes(atLoad.get('Document')),
      'CSS KiB': kibibytes(atLoad.get('Stylesheet')),
      'script KiB': kibibytes(atLoad.get('Script')),
      'all at load KiB': kibibytes(sum(atLoad)),
      'all at last KiB': kibibytes(sum(bytes())),
      'FCP ms': Math.round(fcp),
      'LCP ms': Math.round(lcp),
      'TBT ms': Math.round(tbt),
      CLS: Number(cls.toFixed(4)),
    };
  });
}

type Bytes = Map<string, number>;

/** By the type of what was asked for; the function says what has arrived so far. */
export function countBytes(devtools: CDPSession): () => Bytes {
  const types = new Map<string, string>();
  const bytes: Bytes = new Map();
  devtools.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  return () => new Map(bytes);
}

export const sum = (bytes: Bytes): number => [...bytes.values()].reduce((all, some) => all + some, 0);
export const kibibytes = (bytes = 0): number => Number((bytes / 1024).toFixed(1));

interface Times {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs in the page. Blocking is what tasks take beyond 50 ms, from the first paint on, as Lighthouse counts it. */
function observeTimes(): void {
  const times: Times = {fcp: 0, lcp: 0, tbt: 0, cls: 0};
  Object.assign(window, {times});
  const observe = (type: string, note: (entry: PerformanceEntry & {value?: number}) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') times.fcp = startTime;
  });
  observe('largest-contentful-paint', ({startTime}) => (times.lcp = startTime));
  observe('longtask', ({startTime, duration}) => {
    if (times.fcp && startTime + duration > times.fcp) times.tbt += Math.max(0, duration - 50);
  });
  observe('layout-shift', ({value}) => (times.cls += value ?? 0));
}
