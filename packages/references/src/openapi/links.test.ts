import {describe, expect, it} from 'vitest';
import {relativeLinks, withLinks} from './links';
import {withIds} from './pageList';

const source = (description: string, more: object = {}) =>
  withIds({
    openapi: '3.1.0',
    info: {title: 'Pets', description, ...more},
    tags: [{name: 'Big pets'}],
    paths: {
      '/pets': {post: {operationId: 'addPet', tags: ['Big pets'], externalDocs: {url: '/more'}}},
      '/pets/{id}': {get: {tags: ['Big pets']}},
    },
  }) as {info: {description: string; license?: {url: string}}; paths: Record<string, {post: {externalDocs: object}}>};

const led = (description: string, linksFrom?: string): string => {
  const document = source(description);
  return (withLinks(document, document, linksFrom) as typeof document).info.description;
};

describe('links in descriptions', () => {
  it.each([
    ['an operation', '[add](#operation/addPet)', '[add](./add-pet.api.mdx)'],
    ['a tag', '[big](#tag/Big-pets "T")', '[big](./big-pets.tag.mdx "T")'],
    ['a tag with a space', '[big](#tag/Big%20pets)', '[big](./big-pets.tag.mdx)'],
    ['an operation of a tag', '**[add](#tag/Big-pets/operation/addPet)**', '**[add](./add-pet.api.mdx)**'],
    ['a path', '[one](#paths/~1pets~1{id}/get)', '[one](./get-pets-id.api.mdx)'],
    ['a path of a tag', '[one](#tag/Big-pets/paths/~1pets~1%7Bid%7D/get)', '[one](./get-pets-id.api.mdx)'],
    ['HTML', '<a class="x" href="#operation/addPet">add</a>', '<a class="x" href="./add-pet.api.mdx">add</a>'],
  ])('lead to the page of %s', (_, text, result) => {
    expect(led(text)).toBe(result);
  });

  it.each([
    ['[the `x`](#section/Authentication), [add](#operation/nothing)', 'the `x`, add'],
    ['<a href="#section/x">x</a>', '<a>x</a>'],
  ])('keep their words if there is no such page: %s', (text, result) => {
    expect(led(text)).toBe(result);
  });

  it.each([
    ['[a](/docs/a "T") and ![b](b.png)', '[a](pathname:///docs/a "T") and ![b](pathname://b.png)'],
    ['[a][r]\n\n[r]: ../a\n', '[a][r]\n\n[r]: pathname://../a\n'],
    ['[![a](/a.png)](/b)', '[![a](pathname:///a.png)](pathname:///b)'],
  ])('never stop a build if they are relative: %s', (text, result) => {
    expect(led(text)).toBe(result);
  });

  it.each([
    ['[a](/docs/a#b)', '[a](https://example.com/docs/a#b)'],
    [
      '[a](a.md), [b](../b) and ![c](c.png)',
      '[a](https://example.com/x/a.md), [b](https://example.com/b) and ![c](https://example.com/x/c.png)',
    ],
    ["<a href='//other.com/a'>a</a>", '<a href="https://other.com/a">a</a>'],
    ['[a](/a_(b))', '[a](https://example.com/a_%28b%29)'],
  ])('are relative to what the options say: %s', (text, result) => {
    expect(led(text, 'https://example.com/x/')).toBe(result);
  });

  it.each(['[a](#b)', '[a](https://example.com/a)', '[a](mailto:a@example.com)', '`[a](/b)`', '```\n[a](/b)\n```'])(
    'stay if they are none of that: %s',
    (text) => {
      expect(led(text)).toBe(text);
    },
  );

  it('include those that are no texts, and leave the original as it is', () => {
    const document = source('Words.', {license: {name: 'A', url: 'license'}});
    const {info, paths} = withLinks(document, document, 'https://example.com') as typeof document;
    expect(info.license).toMatchObject({url: 'https://example.com/license'});
    expect(paths['/pets']?.post.externalDocs).toEqual({url: 'https://example.com/more'});
    expect(document.info.license).toMatchObject({url: 'license'});
  });

  it('are known with their places', () => {
    const document = source('[a](/a) <img src="b.png"> [c](https://example.com) [d](#operation/addPet)');
    expect(relativeLinks(document)).toEqual([
      {path: ['info', 'description'], url: '/a'},
      {path: ['info', 'description'], url: 'b.png'},
      {path: ['paths', '/pets', 'post', 'externalDocs', 'url'], url: '/more'},
    ]);
  });
});
