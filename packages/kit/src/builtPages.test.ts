import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {find, textOf} from './hast';
import {isNotFound, pathWithin, type Step, takeStep} from './builtPages';

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

const append = (stage: Step['stage'], text: string): Step => ({
  stage,
  edit: ({html, edits}) => edits.insert(html.length, text),
});

it('shows each page of the build once, in the order of addresses', async () => {
  const seen: string[] = [];
  await takeStep(build(), {stage: 'list', look: ({route, html}) => void seen.push(`${route} ${html}`)});
  expect(seen).toEqual([
    '/ <main>index.html</main>',
    '/404.html <main>404.html</main>',
    '/docs/%C3%A0%20propos <main>docs/à propos.html</main>',
    '/docs/b <main>docs/b/index.html</main>',
  ]);
});

it('takes a page through the hands of all who asked together, by their stages', async () => {
  const order: string[] = [];
  const note = (stage: Step['stage'], digit: string): Step => ({
    stage,
    look({route, stableHtml}) {
      order.push(route + digit);
      expect(stableHtml).toMatch(/<\/main>$/);
    },
    between: () => void order.push(`between ${digit}`),
    edit: append(stage, digit).edit,
  });
  await Promise.all([note('print', '2'), note('search', '1')].map((step) => takeStep(build(), step)));
  expect(order.slice(0, 3)).toEqual(['/1', '/2', '/404.html1']);
  expect(order.slice(-2)).toEqual(['between 1', 'between 2']);
  expect([read('docs/b/index.html'), read('other.html')]).toEqual([
    '<main>docs/b/index.html</main>12',
    '<main>other.html</main>',
  ]);
  expect(readdirSync(outDir).sort()).toEqual(['404.html', 'docs', 'index.html', 'other.html']);
});

it('parses a page once, and gives each step a tree of its own', async () => {
  const names: unknown[] = [];
  const edit: Step['edit'] = ({route, parse}) => {
    const main = find(parse(), ({tagName}) => tagName === 'main')!;
    if (route === '/') names.push(main.properties.id, textOf(main));
    main.properties.id = 'changed';
    main.children = [];
  };
  await Promise.all((['twins', 'print'] as const).map((stage) => takeStep(build(), {stage, edit})));
  expect(names).toEqual([undefined, 'index.html', undefined, 'index.html']);
});

it('tells the sheets that a page will have to those who ask later', async () => {
  const link = '<link rel=stylesheet href=/a.css>';
  writeFileSync(path.join(outDir, 'index.html'), `<head>${link}</head>`);
  let sheets: string[] = [];
  await Promise.all([
    takeStep(build(), {stage: 'print', edit: (page) => void (page.route === '/' && ({sheets} = page))}),
    takeStep(build(), {stage: 'styles', edit: (page) => void (page.sheets = [...page.sheets, '/b.css'])}),
  ]);
  expect(sheets).toEqual(['/a.css', '/b.css']);
});

it('begins again for who comes later, and fails for all when one fails', async () => {
  await takeStep(build(), append('scripts', '1'));
  await takeStep(build(), append('list', '2'));
  expect(read('index.html')).toBe('<main>index.html</main>12');
  const both = [
    takeStep(build(), {stage: 'list'}),
    takeStep(build(), {
      stage: 'search',
      between() {
        throw new Error('no');
      },
    }),
  ];
  const results = await Promise.allSettled(both);
  expect(results.map(({status}) => status)).toEqual(['rejected', 'rejected']);
});

it('takes an address without the base of its language', () => {
  expect([pathWithin('/fr/docs/x/', '/fr/'), pathWithin('/fr/', '/fr/')]).toEqual(['/docs/x', '/']);
  expect([isNotFound('/404.html'), isNotFound('/404')]).toEqual([true, false]);
});
