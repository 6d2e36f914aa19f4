import type {AddressInfo} from 'node:net';
import {createSiteServer} from '@lectern/cli/serve/server';
import {test as base} from '../../support/page';
import {buildFolder} from '../makeSite';

export {expect, openHydrated, type Page} from '../../support/page';

/** A page of the small site. */
export const test = base.extend<object, {origin: string}>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the braces what is needed: nothing.
    async ({}, use) => {
      const server = createSiteServer({
        folder: buildFolder,
        headersFile: `${buildFolder}/_headers`,
        baseUrl: '/',
        languages: ['fr'],
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({origin}, use) => use(origin),
});
