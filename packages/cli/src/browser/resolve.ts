import {existsSync} from 'node:fs';
import {chromium} from 'playwright-core';

const systemBrowsers = [
  // Chromium without a window: the tests take a third less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for the tests, so that they run on a machine that may download none: the one named by
 * PLAYWRIGHT_CHROMIUM, one that Playwright installed, one of the system, or the one in an npm package.
 */
export async function resolveBrowser(): Promise<string> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names “${named}”, and there is no such file.`);
    return named;
  }
  const installed = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
  return installed ?? unpackBrowser();
}

async function unpackBrowser(): Promise<string> {
  // Without this variable, the package leaves out libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const {default: packaged} = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
