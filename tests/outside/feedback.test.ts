/** “Was this page helpful?” in the classic template, under the policy of its build, with a server that takes answers. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import sirv from 'sirv';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';
import {findViolations} from '../support/axe';
import {classicSite, type ClassicSite} from './classicSite';
import {complaintsOn, launchBrowser} from './visits';

const config = 'docusaurus.config.ts';
let site: ClassicSite;
let browser: Browser;
let served: Server;
let receiver: Server;
/** What the receiver does with an answer. */
let responds: 'with a page' | 'with a redirect' | 'with an error';
let received: Record<string, string>[];

const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;
const listen = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, () => resolve()));
const read = (name: string): string => readFileSync(path.join(site.folder, 'build', name), 'utf8');
const page = (name: string): CheerioAPI => load(read(`${name}/index.html`));

/** Answers as the README of @lectern/docs asks for. */
function takeAnswers(): Server {
  return createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (responds === 'with an error') return response.writeHead(503).end();
      const answer = Object.fromEntries(new URLSearchParams(body));
      received.push(answer);
      if (responds === 'with a redirect')
        return response.writeHead(303, {location: `${request.headers.origin}${answer.page}`}).end();
      return response.writeHead(200, {'content-type': 'text/html'}).end(thanks);
    });
  });
}

/** The build, with the headers that it asks for. */
function serveBuild(): Server {
  const files = sirv(path.join(site.folder, 'build'), {dev: true});
  return createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of headersFor(pathname, parseHeaders(read('_headers')))) response.setHeader(name, value);
    files(request, response);
  });
}

async function build(): Promise<void> {
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
}

async function open(
  name: string,
  options: {javaScriptEnabled?: boolean} = {},
): Promise<{page: Page; complaints: string[]}> {
  const context = await browser.newContext({reducedMotion: 'reduce', ...options});
  const opened = await context.newPage();
  const complaints = complaintsOn(opened);
  await opened.goto(`${addressOf(served)}/${name}`);
  return {page: opened, complaints};
}

/** Before its scripts are there, a page lets the browser send an answer if they take too long. */
async function openWithScripts(name: string): ReturnType<typeof open> {
  const opened = await open(name);
  await opened.page.keyboard.press('Shift');
  await opened.page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  return opened;
}

/** Without an icon of its own, some browsers would ask the receiver for one. */
const thanks = '<title>Thanks</title><link rel="icon" href="data:,"><h1>Thanks</h1>';
const question = 'Was this page helpful?';

beforeAll(async () => {
  receiver = takeAnswers();
  await listen(receiver);
  site = await classicSite('docs', 'publish', 'light');
  const text = readFileSync(path.join(site.folder, config), 'utf8');
  const docs = /\n {8}docs: ({[^]*?\n {8}}),/.exec(text)![1]!;
  site.replace(config, docs, 'false');
  const feedback = `feedback: {action: '${addressOf(receiver)}/answers', comment: true}`;
  site.replace(
    config,
    '  themeConfig: {',
    `  plugins: [['@lectern/docs', {${feedback}, ...${docs}}], '@lectern/publish', '@lectern/light'],\n  themeConfig: {`,
  );
  site.replace(config, "locales: ['en']", "locales: ['en', 'fr', 'de']");
  writeFileSync(path.join(site.folder, 'docs/quiet.md'), '---\nfeedback: false\n---\n\n# Quiet\n');
  await build();
  served = serveBuild();
  await listen(served);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const server of [served, receiver]) server?.closeAllConnections();
  served?.close();
  receiver?.close();
  site?.remove();
});
beforeEach(() => {
  responds = 'with a page';
  received = [];
});

it('asks below docs, in the language of the page or in English, and nowhere else', () => {
  expect(page('docs/intro')('form legend').text()).toBe(question);
  expect(page('fr/docs/intro')('form legend').text()).toBe('Cette page vous a-t-elle été utile\u202f?');
  expect(page('de/docs/intro')('form legend').text()).toBe(question);
  for (const other of ['docs/quiet', 'docs/category/tutorial---basics', 'blog', 'markdown-page'])
    expect(page(other)('form').length, other).toBe(0);
});

it('is no part of the Markdown of a page, nor of the section on paper', () => {
  expect(read('docs/intro.md')).not.toContain(question);
  expect(read('print/docs/category/tutorial---basics.html')).not.toContain(question);
});

it('is sent by the browser where there are no scripts', async () => {
  const {page: doc} = await open('docs/intro', {javaScriptEnabled: false});
  await doc.getByText('Add a comment').click();
  await doc.getByRole('textbox').fill('Clear & short');
  await doc.getByRole('button', {name: 'Yes'}).click();
  await doc.getByRole('heading', {name: 'Thanks'}).waitFor();
  expect(received).toEqual([{page: '/docs/intro', answer: 'yes', comment: 'Clear & short'}]);
  await doc.context().close();
});

it('takes a redirect, which brings readers without scripts back to their page, for an answer', async () => {
  responds = 'with a redirect';
  const {page: plain, complaints} = await open('docs/intro?from=mail', {javaScriptEnabled: false});
  const answered = plain.waitForResponse((response) => response.request().method() === 'POST');
  await plain.getByRole('button', {name: 'No'}).click();
  expect((await answered).status()).toBe(303);
  await plain.waitForURL(/\/docs\/intro$/);
  expect(complaints).toEqual([]);
  await plain.context().close();

  const {page: scripted} = await open('docs/intro');
  await scripted.getByRole('button', {name: 'No'}).click();
  await scripted.getByRole('status').filter({hasText: 'Thank you for your answer.'}).waitFor();
  expect(received.map(({answer}) => answer)).toEqual(['no', 'no']);
  await scripted.context().close();
});

it('thanks on the page where there are scripts, and asks again on the next one', async () => {
  const {page: doc, complaints} = await openWithScripts('fr/docs/intro');
  await doc.getByRole('button', {name: 'Non'}).click();
  const thanks = doc.getByRole('status').filter({hasText: 'Merci pour votre réponse.'});
  await thanks.waitFor();
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(received).toEqual([{page: '/fr/docs/intro', answer: 'no', comment: ''}]);
  await doc.locator('.pagination-nav__link--next').click();
  await doc.waitForURL('**/fr/docs/category/**');
  await doc.locator('.pagination-nav__link--next').click();
  await doc.getByRole('button', {name: 'Oui'}).waitFor();
  expect(await doc.getByText('Merci pour votre réponse.').count()).toBe(0);
  expect(complaints).toEqual([]);
  await doc.context().close();
});

it('says that an answer was not taken, and takes it once that works', async () => {
  const {page: doc} = await open('docs/intro');
  responds = 'with an error';
  await doc.getByRole('button', {name: 'Yes'}).click();
  await doc.getByRole('status').filter({hasText: 'could not be sent'}).waitFor();
  responds = 'with a page';
  await doc.getByRole('button', {name: 'Yes'}).click();
  await doc.getByRole('status').filter({hasText: 'Thank you for your answer.'}).waitFor();
  expect(received.length).toBe(1);
  await doc.context().close();
});

it.each(['light', 'dark'] as const)('can be used by everybody, in the %s mode', async (mode) => {
  const {page: doc} = await open('docs/intro');
  await doc.getByText('Add a comment').click();
  await doc.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
  expect(await findViolations(doc, {within: 'footer:has(form)'})).toEqual([]);
  await doc.context().close();
});

it('is not printed', async () => {
  const {page: doc} = await open('docs/intro', {javaScriptEnabled: false});
  expect(await doc.getByText(question).isVisible()).toBe(true);
  await doc.emulateMedia({media: 'print'});
  expect(await doc.getByText(question).isVisible()).toBe(false);
  await doc.context().close();
});

it('leaves nothing in a site that does not ask', async () => {
  const {origin} = new URL(addressOf(receiver));
  expect(read('_headers')).toContain(`form-action 'self' ${origin}`);
  site.replace(config, 'feedback: {', 'feedback: false && {');
  site.replace(config, "locales: ['en', 'fr', 'de']", "locales: ['en']");
  await build();
  expect(read('_headers')).not.toContain(origin);
  for (const folder of ['assets/js', 'assets/css'])
    for (const file of readdirSync(path.join(site.folder, 'build', folder)).filter((name) => /\.(js|css)$/.test(name)))
      expect(read(`${folder}/${file}`), file).not.toMatch(/docFeedback|helpful\?/);
});
