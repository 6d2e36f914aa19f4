import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = () => import('./hydration');

it('is on demand where that is asked for', async () => {
  vi.stubEnv('HYDRATION', 'onDemand');
  expect((await load()).pageTemplate).toContain('data-scripts');
});

it('is Docusaurus’ own where that is asked for', async () => {
  vi.stubEnv('HYDRATION', 'stock');
  expect((await load()).pageTemplate).toBeUndefined();
});

it('names what can be asked for', async () => {
  vi.stubEnv('HYDRATION', 'later');
  await expect(load()).rejects.toThrow('HYDRATION is “later”: write “onDemand” or “stock”.');
});
