import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = () => import('./light');

it.each(['onDemand', 'stock'])('takes from the environment that scripts load %s', async (scripts) => {
  vi.stubEnv('HYDRATION', scripts);
  const {light, isOnDemand} = await load();
  expect([light.scripts, isOnDemand]).toEqual([scripts, scripts === 'onDemand']);
});

it('names what can be asked for', async () => {
  vi.stubEnv('HYDRATION', 'later');
  await expect(load()).rejects.toThrow('HYDRATION is “later”: write “onDemand” or “stock”.');
});
