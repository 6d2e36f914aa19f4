import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';

// A page of another host: what the shared `test` counts as a fault.
test('the example product names its buttons after the sections, from another origin', async ({page, baseURL}) => {
  const example = await readFile('examples/context-help/index.html', 'utf8');
  const product = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(example.replaceAll('https://lectern.example.com', baseURL!));
  });
  await new Promise<void>((resolve) => product.listen(0, resolve));
  try {
    await page.goto(`http://127.0.0.1:${(product.address() as AddressInfo).port}/`);
    await page.getByRole('link', {name: 'Help: Get the code'}).click();
    await expect(page).toHaveURL(`${baseURL}/docs/installation#get-the-code`);
  } finally {
    product.close();
  }
});
