import type {Browser, CDPSession, Page} from '@playwright/test';

/** A phone on a slow connection: a round trip of 60 ms, 1.6 Mbit/s. */
const network = {offline: false, latency: 60, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8};
const screen = {width: 412, height: 823};

/** Opens a browser that has seen nothing yet, with a processor that is so much slower. */
export async function visit<Result>(
  browser: Browser,
  cpu: number,
  act: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport: screen, hasTouch: true});
  try {
    const page = await context.newPage();
    // tsx names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpu});
    return await act(page, devtools);
  } finally {
    await context.close();
  }
}

/** By a key that does nothing else. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached', timeout: 60_000});
  await page.waitForLoadState('networkidle');
}
