import {expect, it} from 'vitest';
import {kindOf} from './kindOf';

const doc = (id: string): string =>
  `docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-${id}`;

it('is one for the docs of a folder, and for the posts of a blog', () => {
  expect(kindOf(doc('guide/a'))).toBe(kindOf(doc('guide/b').replace('current', '1.0')));
  expect(kindOf(doc('guide/a'))).not.toBe(kindOf(doc('api/a')));
  expect(kindOf('plugin-blog blog-post-page')).not.toBe(kindOf('plugin-blog blog-list-page'));
  expect(kindOf('b  a')).toBe(kindOf('a b'));
});
