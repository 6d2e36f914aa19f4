import {describe, expect, it} from 'vitest';
import {backlinks} from './backlinks';

type Source = Parameters<typeof backlinks>[0][number];

function source(key: string, text: string, doc: Partial<Source['doc']> = {}): Source {
  const id = key.replace(/\.mdx?$/, '');
  return {
    key,
    text,
    doc: {id, title: `Title of ${id}`, permalink: `/fr/docs/${id}`, unlisted: false, frontMatter: {}, ...doc},
  };
}

const found = (sources: Source[]) => backlinks(sources, {wanted: (key) => key.startsWith('wiki/'), baseUrl: '/fr/'});

function linksTo(id: string, sources: Source[]): string[] | undefined {
  return found(sources)
    .get(id)
    ?.map(({permalink}) => permalink);
}

describe('pages that link to a page of the wiki', () => {
  it.each([
    ['a file beside it', 'wiki/other.md', './testing.md#run'],
    ['a file elsewhere', 'guides/deep/cli.md', '../../wiki/testing.md'],
    ['a file below the folder of docs', 'guides/cli.md', 'wiki/testing.md'],
    ['the same with a slash', 'guides/cli.md', '/wiki/testing.md'],
    ['an address without the language', 'cli.md', '/docs/wiki/testing'],
  ])('name %s', (_, key, target) => {
    const sources = [source('wiki/testing.md', ''), source(key, `[Tests](${target})`)];
    expect(linksTo('wiki/testing', sources)).toEqual([`/fr/docs/${key.replace('.md', '')}`]);
  });

  it('stand in the order of their titles, each once, without the page itself and without unlisted ones', () => {
    const text = '[a](testing.md) [b](testing.md#b)';
    const sources = [
      source('wiki/testing.md', text),
      source('wiki/b.md', text, {title: 'Écrire'}),
      source('wiki/c.md', text, {title: 'Faire'}),
      source('wiki/a.md', text, {title: 'Tester', unlisted: true}),
    ];
    expect(linksTo('wiki/testing', sources)).toEqual(['/fr/docs/wiki/b', '/fr/docs/wiki/c']);
  });
});

it('are for files that want them, unless the front matter says otherwise', () => {
  const sources = [
    source('wiki/a.md', '', {frontMatter: {backlinks: false}}),
    source('cli.md', '', {frontMatter: {backlinks: true}}),
    source('seo.md', '[a](./wiki/a.md) [cli](./cli.md) [wiki](./wiki/b.md)'),
    source('wiki/b.md', '[seo](../seo.md)'),
  ];
  expect([...found(sources).keys()]).toEqual(['cli', 'wiki/b']);
  expect(linksTo('cli', sources)).toEqual(['/fr/docs/seo']);
});
