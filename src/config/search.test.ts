import {afterEach, expect, it, vi} from 'vitest';
import {ownSearch, search, searchPlugins} from './search';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const choose = (engine: string): unknown =>
  searchPlugins({...search, engine: engine as typeof search.engine}, 'plugins');

it('brings the plugins of the chosen engine', () => {
  expect(ownSearch(search)).toMatchObject({kinds: search.kinds});
  expect(choose('lectern')).toEqual([]);
  expect(ownSearch({...search, engine: 'none'})).toBe(false);
  expect(choose('none')).toEqual(['plugins/search-none/index.ts']);
  expect(choose('easyops')).toMatchObject([
    ['@easyops-cn/docusaurus-search-local', {}],
    'plugins/search-easyops/index.ts',
  ]);
});

it.each([
  ['lectren', 'there is no “engine” called “lectren”. Did you mean “lectern”?'],
  ['algolia', 'there is no “engine” called “algolia”.\n'],
])('stops at “%s”, with the file, the field and what is known', (engine, message) => {
  expect(() => choose(engine)).toThrow(message);
  expect(() => choose(engine)).toThrow(/^src\/config\/search\.ts: .*\n {2}Known engines: lectern, easyops, none\.$/);
});

it.each(['easyops', 'none'])('does not combine “%s” with reading offline', async (engine) => {
  vi.stubEnv('OFFLINE', '1');
  vi.resetModules();
  const config = await import('./search');
  expect(() => config.searchPlugins({...config.search, engine: engine as typeof search.engine})).toThrow('offline');
});
