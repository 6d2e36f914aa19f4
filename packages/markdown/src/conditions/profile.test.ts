import path from 'node:path';
import {expect, it} from 'vitest';
import {applyProfile} from './profile';

const apply = (frontMatter: object, file: string, profile = ''): object =>
  applyProfile({...frontMatter}, file, {profiles: ['internal'], profile});

const file = path.resolve('docs/duty.md');

it('makes a draft of what belongs to another edition', () => {
  expect(apply({title: 'A', profile: 'internal'}, file)).toEqual({
    title: 'A',
    profile: 'internal',
    draft: true,
  });
  expect(apply({title: 'A'}, file)).toEqual({title: 'A'});
});

it('leaves it alone in its own', () => {
  expect(apply({profile: 'internal'}, file, 'internal')).toEqual({profile: 'internal'});
});

it.each([
  ['docs/duty.md', 'intern', 'docs/duty.md:1  There is no profile “intern”.\n  Did you mean “internal”?'],
  ['docs/duty.md', ['internal'], 'docs/duty.md:1  There is no profile “[internal]”.\n  Did you mean “internal”?'],
  ['docs/duty.md', true, 'docs/duty.md:1  There is no profile “true”.\n  Known profiles: internal.'],
  [
    'src/pages/duty.md',
    'internal',
    'src/pages/duty.md:1  Standalone pages cannot have a “profile”.\n  Move the page to docs/',
  ],
])('%s: refuses profile %j', (page, profile, message) => {
  expect(() => apply({profile}, path.resolve(page))).toThrow(message);
});

it('is any other field where there are no editions', () => {
  expect(applyProfile({profile: 'of a user'}, file, {profiles: [], profile: ''})).toEqual({profile: 'of a user'});
});
