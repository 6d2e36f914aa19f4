import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import buildCache from './index';

const configure = (config: object): unknown => buildCache().configureWebpack!(config, false, {} as never, undefined);

it('lets the code of plugins decide whether a kept bundle is still right', () => {
  const {experiments} = configure({experiments: {cache: {type: 'persistent', buildDependencies: []}}}) as {
    experiments: {cache: {buildDependencies: string[]}};
  };
  const files = experiments.cache.buildDependencies;
  expect(files).toContain(`${import.meta.dirname}/index.ts`);
  expect(files.filter((file) => /\.test\.|\.md$/.test(file) || !existsSync(file))).toEqual([]);
});

it('keeps nothing where Docusaurus keeps nothing', () => {
  expect(configure({experiments: {}})).toBeUndefined();
});
