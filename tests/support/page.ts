import {test as base, expect, type Page} from '@playwright/test';

export {expect, type Page};

/** A page that fails its test if it logs an error, throws, asks another host or gets a failed answer. */
export const test = base.extend<{faults: string[]}>({
  faults: [
    async ({page, baseURL}, use) => {
      const faults: string[] = [];
      watch(page, baseURL!, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    {auto: true},
  ],
});

/** Collects what goes wrong on a page from now on: also for tabs that a test opens beside its page. */
export function watch(page: Page, baseURL: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) faults.push(`foreign: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A prefetch is given up when the test leaves the page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
}

/** With a key pressed, as a reader would: a page that loads its scripts on demand takes seconds otherwise. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Ends before the test does, which can then say what went wrong on the page.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached', timeout: 60_000});
}
