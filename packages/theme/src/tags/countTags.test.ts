import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {afterAll, expect, it} from 'vitest';
import {countTags, listDocs} from './countTags';

const folder = mkdtempSync(path.join(tmpdir(), 'tags-'));
afterAll(() => rmSync(folder, {recursive: true}));
const file = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
};

const doc = (...tags: string[]): object => ({tags: tags.map((name) => ({permalink: `/docs/tags/${name}`}))});
function contentOf(...docs: object[]): AllContent {
  const version = {
    docs,
    tagsPath: '/docs/tags',
    contentPath: path.join(folder, 'docs'),
    contentPathLocalized: path.join(folder, 'fr'),
  };
  return {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
}

it('counts the pages of each tag that the docs list, with those below it, in the words of the language', async () => {
  const content = contentOf(doc('a'), doc('a-b'), {...doc('a'), unlisted: true});
  file('docs/tags.yml', 'a: {label: A, permalink: /a}\na-b:\n');
  expect(await countTags(content)).toEqual([
    {label: 'A', permalink: '/docs/tags/a', pages: 2},
    {label: 'A-b', permalink: '/docs/tags/a-b', pages: 1},
  ]);
  file('fr/tags.yml', 'a: {label: Première, permalink: /a}\n');
  expect(await countTags(content)).toEqual([{label: 'Première', permalink: '/docs/tags/a', pages: 2}]);
  file('fr/tags.yml', '');
  expect(await countTags(content)).toEqual([]);
});

it('lists the docs that have tags by title, without those that no list shows', () => {
  const [shown, hidden, bare] = [doc('a', 'b'), {...doc('a'), unlisted: true}, doc()].map((one) => ({
    ...one,
    title: 'A doc',
    permalink: '/docs/a-doc',
    body: 'left out',
  }));
  const first = {...shown!, title: 'À propos'};
  const content = contentOf({...shown!, title: 'Bienvenue'}, hidden!, bare!, first);
  const tags = ['/docs/tags/a', '/docs/tags/b'];
  expect(listDocs(content, 'fr')).toEqual([
    {title: 'À propos', permalink: '/docs/a-doc', tags},
    {title: 'Bienvenue', permalink: '/docs/a-doc', tags},
  ]);
  expect(listDocs({}, 'fr')).toEqual([]);
});

it('has none of a site without docs, or whose docs list no tags', async () => {
  expect(await countTags({})).toEqual([]);
  rmSync(path.join(folder, 'docs'), {recursive: true});
  rmSync(path.join(folder, 'fr'), {recursive: true});
  expect(await countTags(contentOf(doc('a')))).toEqual([]);
});
