import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {checkLinks} from './deadLinks';

const outDir = mkdtempSync(path.join(tmpdir(), 'links-test-'));
writeFileSync(path.join(outDir, 'plan.pdf'), '');
afterAll(() => rmSync(outDir, {recursive: true}));
afterEach(() => {
  vi.restoreAllMocks();
});

const built = {baseUrl: '/site/', outDir, routesPaths: ['/site/', '/site/docs/a/', '/site/docs/%C3%A9t%C3%A9']};

function check(urls: string[], level?: 'error' | 'off'): string[] {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  const links = urls.map((url, index) => ({url, file: 'shop.yaml', line: index + 1}));
  checkLinks([{links}, {}], built, level ? {'description-link': level} : {});
  return said;
}

it('says nothing about links to pages and files of the site', () => {
  expect(check(['/', '/docs/a', '/docs/a/?x#y', '/docs/été', '/plan.pdf'])).toEqual([]);
});

it('names the file and the line of a link that leads nowhere', () => {
  const [warning] = check(['/docs/a', '/docs/b#c']);
  expect(warning).toContain('shop.yaml:2  Warning: the link to “/docs/b#c” leads to no page of the site');
  expect(warning).toContain('linksFrom');
});

it('reports many together', () => {
  expect(check(['a', '//b', '/site/docs/a', '/100%'])).toEqual([
    expect.stringContaining('Warning: 4 links lead to no page of the site; they are: line 1, line 2'),
  ]);
});

it('has the level of its rule', () => {
  expect(check(['/b'], 'off')).toEqual([]);
  expect(() => check(['/b'], 'error')).toThrow('leads to no page');
});
