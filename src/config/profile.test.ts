import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';

async function load(profile = '') {
  vi.stubEnv('DOCS_PROFILE', profile);
  vi.resetModules();
  return import('./profile');
}

afterEach(() => vi.unstubAllEnvs());

const file = path.resolve('docs/duty.md');

it('makes a draft of what belongs to another edition', async () => {
  const {applyProfile} = await load();
  expect(applyProfile({title: 'A', profile: 'internal'}, file)).toEqual({
    title: 'A',
    profile: 'internal',
    draft: true,
  });
  expect(applyProfile({title: 'A'}, file)).toEqual({title: 'A'});
});

it('leaves it alone in its own', async () => {
  const {applyProfile} = await load('internal');
  expect(applyProfile({profile: 'internal'}, file)).toEqual({profile: 'internal'});
});

it.each([
  ['docs/duty.md', 'intern', 'docs/duty.md:1  There is no profile “intern”.\n  Did you mean “internal”?'],
  ['docs/duty.md', ['internal'], 'docs/duty.md:1  There is no profile “[internal]”.\n  Did you mean “internal”?'],
  ['docs/duty.md', true, 'docs/duty.md:1  There is no profile “true”.\n  Known profiles: internal.'],
  ['src/pages/duty.md', 'internal', 'src/pages/duty.md:1  A standalone page is in every edition.\n  Move it to docs/'],
])('%s: refuses profile %j', async (page, profile, message) => {
  const {applyProfile} = await load();
  expect(() => applyProfile({profile}, path.resolve(page))).toThrow(message);
});

it('is one that is known', async () => {
  await expect(load('intern')).rejects.toThrow(
    'DOCS_PROFILE=intern: there is no such profile.\n  Known profiles, from src/config/profile.ts: internal.',
  );
});
