import {expect, it} from 'vitest';
import {isExcluded} from './isExcluded';

it.each([
  ['/docs/a', ['/docs/a'], true],
  ['/docs/a/b', ['/docs/a'], false],
  ['/docs/a/b', ['/docs/a/**'], true],
  ['/docs/ab', ['/docs/a/**'], false],
  ['/404.html', [], true],
  ['/docs/*', [], true],
  // An error code may be the name of a page.
  ['/docs/errors/404', [], false],
])('%s, with %j: %s', (route, exclude, expected) => {
  expect(isExcluded(route, exclude)).toBe(expected);
});
