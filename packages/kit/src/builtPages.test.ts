import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {isNotFound, pathWithin, visitPages} from './builtPages';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(outDir, 'docs/b'), {recursive: true});
  for (const name of ['index.html', 'docs/à propos.html', 'docs/b/index.html', '404.html', 'other.html']) {
    writeFileSync(path.join(outDir, name), `<main>${name}</main>`);
  }
});
afterEach(() => rmSync(outDir, {recursive: true}));

const routes = ['/fr/docs/b/', '/fr/404.html', '/fr/none', '/fr/', '/fr/docs/%C3%A0%20propos', '/fr/docs/b/'];
const build = () => ({outDir, baseUrl: '/fr/', routesPaths: routes});
const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');

it('shows each page of the build once, in the order of addresses', async () => {
  const seen: string[] = [];
  await visitPages(build(), ({route, html}) => void seen.push(`${route} ${html}`));
  expect(seen).toEqual([
    '/ <main>index.html</main>',
    '/404.html <main>404.html</main>',
    '/docs/%C3%A0%20propos <main>docs/à propos.html</main>',
    '/docs/b <main>docs/b/index.html</main>',
  ]);
});

it('takes a page through the hands of all who asked together, in their order', async () => {
  const order: string[] = [];
  const append = (digit: string) =>
    visitPages(build(), ({route, html, essence}) => {
      order.push(route + digit);
      expect(essence).toMatch(/<\/main>$/);
      return html + digit;
    });
  await Promise.all([append('1'), visitPages(build(), () => undefined), append('2')]);
  expect(order.slice(0, 4)).toEqual(['/1', '/2', '/404.html1', '/404.html2']);
  expect([read('docs/b/index.html'), read('other.html')]).toEqual([
    '<main>docs/b/index.html</main>12',
    '<main>other.html</main>',
  ]);
  expect(readdirSync(outDir).sort()).toEqual(['404.html', 'docs', 'index.html', 'other.html']);
});

it('begins again for who comes later, and fails for all when one fails', async () => {
  await visitPages(build(), ({html}) => `${html}1`);
  await visitPages(build(), ({html}) => `${html}2`);
  expect(read('index.html')).toBe('<main>index.html</main>12');
  const both = [
    visitPages(build(), () => undefined),
    visitPages(build(), () => {
      throw new Error('no');
    }),
  ];
  const results = await Promise.allSettled(both);
  expect(results.map(({status}) => status)).toEqual(['rejected', 'rejected']);
});

it('takes an address without the base of its language', () => {
  expect([pathWithin('/fr/docs/x/', '/fr/'), pathWithin('/fr/', '/fr/')]).toEqual(['/docs/x', '/']);
  expect([isNotFound('/404.html'), isNotFound('/404')]).toEqual([true, false]);
});
