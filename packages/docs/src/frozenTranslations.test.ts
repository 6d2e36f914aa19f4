import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {forFrozen} from './frozenTranslations';

const folder = mkdtempSync(path.join(tmpdir(), 'frozen-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(file: string, label: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(
    target,
    JSON.stringify([
      {type: 'doc', id: 'api/shop/info'},
      {type: 'category', label, items: []},
    ]),
  );
}
write('en/api/shop/sidebar.json', 'orders');
write('fr/api/shop/sidebar.json', 'commandes');

const version = (name: string) => ({
  versionName: name,
  label: name,
  contentPath: path.join(folder, 'en'),
  contentPathLocalized: path.join(folder, 'fr'),
  sidebars: {
    shop: [{type: 'category', label: 'orders', items: [{type: 'doc', id: 'api/shop/order'}]}],
    guide: [{type: 'category', label: 'orders', items: [{type: 'doc', id: 'orders'}]}],
  } as never,
});
const file = (name: string, label: string) => ({path: name, content: {'version.label': {message: label}}});

it('gives a version its own name where that of the pages in docs/ was copied', () => {
  const files = [file('current', 'Prochaine'), file('version-1.0', 'Prochaine'), file('version-0.9', 'Ancienne')];
  const [current, copied, named] = forFrozen(files, [version('1.0'), version('0.9')]);
  expect(current).toBe(files[0]);
  expect(copied!.content['version.label']).toEqual({message: '1.0'});
  expect(named!.content['version.label']).toEqual({message: 'Ancienne'});
});

it('takes the names of tags from the copied pages, for the sidebar that shows them', () => {
  const [frozen] = forFrozen([file('version-1.0', '1.0')], [version('1.0')]);
  expect(frozen!.content).toEqual({
    'version.label': {message: '1.0'},
    'sidebar.shop.category.orders': {message: 'commandes'},
  });
});
