import {expect, it} from 'vitest';
import {relatedPages} from './related';

type Doc = Parameters<typeof relatedPages>[0][number];

const doc = (id: string, tags: string[], more: Partial<Doc> = {}): Doc => ({
  id,
  title: id.toUpperCase(),
  permalink: `/${id}`,
  unlisted: false,
  previous: undefined,
  next: undefined,
  frontMatter: {},
  ...more,
  tags: tags.map((permalink) => ({permalink})),
});

const related = (docs: Doc[], id: string): string[] | undefined =>
  relatedPages(docs, 4)
    .get(id)
    ?.map(({title}) => title);

it('ranks by shared tags, the rarer the nearer', () => {
  const docs = [
    doc('a', ['common', 'rare']),
    doc('b', ['common']),
    doc('c', ['rare']),
    doc('d', ['common', 'rare']),
    doc('e', ['common', 'other']),
    doc('f', ['nothing']),
  ];
  expect(related(docs, 'a')).toEqual(['D', 'C', 'B', 'E']);
});

it('names at most as many as it is told to', () => {
  const docs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => doc(id, id === 'g' ? ['else'] : ['tag']));
  expect(related(docs, 'a')).toEqual(['B', 'C', 'D', 'E']);
});

it('gives nothing for a tag that every page carries', () => {
  expect(related([doc('a', ['all']), doc('b', ['all'])], 'a')).toEqual([]);
});

it('leaves out the neighbours in the sidebar and what is unlisted', () => {
  const docs = [
    doc('a', ['tag'], {previous: {title: 'B', permalink: '/b'}, next: {title: 'C', permalink: '/c'}}),
    doc('b', ['tag']),
    doc('c', ['tag']),
    doc('d', ['tag'], {unlisted: true}),
    doc('e', ['tag']),
    doc('f', ['else']),
  ];
  expect(related(docs, 'a')).toEqual(['E']);
  expect(related(docs, 'd')).toBeUndefined();
});

it('is kept off a page by its front matter, and off pages without tags', () => {
  const docs = [doc('a', ['tag'], {frontMatter: {related: false}}), doc('b', ['tag']), doc('c', []), doc('d', ['x'])];
  expect(related(docs, 'a')).toBeUndefined();
  expect(related(docs, 'c')).toBeUndefined();
  expect(related(docs, 'b')).toEqual(['A']);
});
