import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('is off unless one line or the environment says otherwise', async () => {
  expect((await import('./offline')).isOffline).toBe(false);
  vi.resetModules();
  vi.stubEnv('OFFLINE', '1');
  expect((await import('./offline')).isOffline).toBe(true);
});

it('refuses what is neither', async () => {
  vi.stubEnv('OFFLINE', 'yes');
  await expect(import('./offline')).rejects.toThrow('OFFLINE is “yes”: write “1” or “0”.');
});
