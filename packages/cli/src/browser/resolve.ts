import {existsSync} from 'node:fs';
import {chromium} from 'playwright-core';

/** Without a window, a Chromium takes a third less time. */
const windowless = [chromium.executablePath(), '/usr/bin/chromium-headless-shell'];
const withWindows = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What loads the browser of the npm package: not on macOS, Windows, ARM or Alpine Linux. */
const loader = '/lib64/ld-linux-x86-64.so.2';

/**
 * A Chromium for the tests, so that they run on a machine that may download none: the one named by
 * PLAYWRIGHT_CHROMIUM, one that Playwright installed, one of the system without a window, the one in an npm package where
 * it runs, or another one of the system.
 */
export async function resolveBrowser(): Promise<string> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names “${named}”, and there is no such file.`);
    return named;
  }
  const installed = existsSync(loader) ? windowless : [...windowless, ...withWindows];
  return installed.find((file) => existsSync(file)) ?? unpackBrowser();
}

async function unpackBrowser(): Promise<string> {
  // Without this variable, the package leaves out libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const {default: packaged} = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
