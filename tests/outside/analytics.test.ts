/** What docs/analytics.md says about GoatCounter and Matomo, with a server in their place and the policy of the build. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import sirv from 'sirv';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';
import {classicSite, type ClassicSite} from './classicSite';
import {complaintsOn, launchBrowser} from './visits';

const config = 'docusaurus.config.ts';
let site: ClassicSite;
let browser: Browser;
let program: Server;
let served: Server;
let isAllowed: boolean;
let counted: string[];

const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;
const listen = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, () => resolve()));

/** As the programs do it: the first page at once, others when they are told. */
const scripts: Record<string, string> = {
  '/count.js': `{
  const {goatcounter: url} = document.currentScript.dataset;
  window.goatcounter = {count: ({path}) => fetch(url + '?goat=' + path, {mode: 'no-cors'})};
  window.goatcounter.count({path: location.pathname});
}`,
  '/matomo.js': `let url, page = location.href;
const calls = {
  setTrackerUrl: (value) => (url = value),
  setCustomUrl: (value) => (page = value),
  trackPageView: () => fetch(url + '?matomo=' + new URL(page).pathname, {mode: 'no-cors'}),
};
const push = (...all) => all.forEach(([name, ...given]) => calls[name]?.(...given));
push(...window._paq);
window._paq = {push};`,
};

const countAll = (): Server =>
  createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, page] of searchParams) counted.push(`${name} ${page}`);
    response.writeHead(200, {'content-type': 'text/javascript'}).end(scripts[pathname] ?? '');
  });

function serveBuild(): Server {
  const folder = path.join(site.folder, 'build');
  const rules = parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const files = sirv(folder, {dev: true});
  return createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of headersFor(pathname, rules)) {
      const isLine = (directive: string): boolean => !isAllowed && directive.trim().startsWith('connect-src');
      const kept = value.split(';').map((one) => (isLine(one) ? one.replace(addressOf(program), '') : one));
      response.setHeader(name, kept.join(';'));
    }
    files(request, response);
  });
}

beforeAll(async () => {
  program = countAll();
  await listen(program);
  site = await classicSite('docs', 'light', 'markdown', 'preset', 'publish', 'search', 'theme');
  const text = readFileSync('docs/analytics.md', 'utf8').replaceAll(
    /https:\/\/(?:stats|matomo)\.acme\.example/g,
    addressOf(program),
  );
  const blocks = (title: string): string[] =>
    [...text.matchAll(new RegExp(`\`\`\`\\w+ title="${title}"\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code!);
  const excerpts = blocks(config);
  const [, goatCounter = '', matomo = ''] = excerpts.filter((code) => code.startsWith('scripts: ['));
  const inside = (code: string): string => code.slice(code.indexOf('[') + 1, code.lastIndexOf(']'));
  const modules = excerpts.find((code) => code.startsWith('clientModules'))!;
  const policy = excerpts.find((code) => code.startsWith('presets'))!.match(/publish: .*/)![0];
  site.replace(config, "'classic',", "'@lectern/preset',");
  site.replace(
    config,
    '  themeConfig: {',
    `  scripts: [${inside(goatCounter)}${inside(matomo)}],\n${modules}\n  themeConfig: {`,
  );
  site.replace(config, '        docs: {', `        ${policy}\n        docs: {`);
  mkdirSync(path.join(site.folder, 'static/js'));
  writeFileSync(path.join(site.folder, 'static/js/statistics.js'), blocks('static/js/statistics.js')[0]!);
  writeFileSync(path.join(site.folder, 'src/statistics.ts'), blocks('src/statistics.ts')[0]!);
  const {code, output} = await site.docusaurus('build');
  expect(code, output).toBe(0);
  served = serveBuild();
  await listen(served);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const server of [served, program]) {
    server?.closeAllConnections();
    server?.close();
  }
  site?.remove();
});
beforeEach(() => {
  counted = [];
  isAllowed = true;
});

it('counts each page of a visit once, also those that are opened without a reload', async () => {
  const page = await browser.newPage({reducedMotion: 'reduce'});
  const complaints = complaintsOn(page);
  await page.goto(`${addressOf(served)}/docs/intro`);
  const expected = ['goat /docs/intro', 'matomo /docs/intro'];
  await expect.poll(() => counted.toSorted()).toEqual(expected);
  for (const next of ['/docs/category/tutorial---basics', '/docs/tutorial-basics/create-a-page']) {
    await page.locator(`.menu a[href^="${next}"], .pagination-nav a[href^="${next}"]`).last().click();
    expected.push(`goat ${next}`, `matomo ${next}`);
    await expect.poll(() => counted.toSorted(), {timeout: 20_000}).toEqual(expected.toSorted());
  }
  expect(complaints).toEqual([]);
  await page.close();
});

it('is refused without the line in the policy, and the console says so', async () => {
  isAllowed = false;
  const page = await browser.newPage({reducedMotion: 'reduce'});
  const complaints = complaintsOn(page);
  await page.goto(`${addressOf(served)}/docs/intro`);
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
  expect(counted).toEqual([]);
  await page.close();
});
