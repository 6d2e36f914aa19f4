import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import {browserArguments} from '@lectern/cli/browser/arguments';
import {resolveBrowser} from '@lectern/cli/browser/resolve';
import {createSiteServer} from '@lectern/cli/serve/server';
import type {VariantSite} from '../../support/variantSite';

/** Opens a page of a built site in a browser, and gives what `find` finds on it. */
export async function look<T>(site: VariantSite, address: string, find: (page: Page) => Promise<T>): Promise<T> {
  const languages = [address.split('/')[1] ?? ''];
  const server = createSiteServer({
    folder: site.at('build'),
    headersFile: site.at('build/_headers'),
    baseUrl: '/',
    languages,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({executablePath: await resolveBrowser(), args: browserArguments});
  try {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
    return await find(page);
  } finally {
    await browser.close();
    server.close();
  }
}
