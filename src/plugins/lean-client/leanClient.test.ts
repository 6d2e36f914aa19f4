import type {LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import leanClient from './index';
import withoutModuleNames from './withoutModuleNames.cjs';

it('gives readers the configuration as it is translated by then, without what only builds read', async () => {
  const siteConfig = {title: 'Lectern', plugins: ['a'], ssrTemplate: '<html>', themeConfig: {navbar: {title: 'Wiki'}}};
  const plugin = leanClient({siteConfig, generatedFilesDir: '.docusaurus'} as unknown as LoadContext);
  // As Docusaurus does while plugins load their content.
  Object.assign(siteConfig.themeConfig, {navbar: {title: 'Le wiki'}});
  const createData = vi.fn();
  await plugin.allContentLoaded!({allContent: {}, actions: {createData} as never});
  expect(plugin.contentLoaded).toBeUndefined();
  expect(createData.mock.calls).toEqual([
    ['config.json', JSON.stringify({title: 'Lectern', themeConfig: {navbar: {title: 'Le wiki'}}})],
  ]);
});

it('leaves out the names of modules, not what loads them', () => {
  const entry =
    '"1f": [() => import(/* webpackChunkName: "1f" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],';
  expect(withoutModuleNames(`export default {\n  ${entry}\n  ${entry}\n};`)).toBe(
    `export default {\n${`  ${entry.replace('"@site/a.md", require', '"", require')}\n`.repeat(2)}};`,
  );
});
