import {expect, it} from 'vitest';
import withoutModuleNames from './withoutModuleNames.cjs';

it('leaves out the names of modules, not what loads them', () => {
  const entry =
    '"1f": [() => import(/* webpackChunkName: "1f" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],';
  expect(withoutModuleNames(`export default {\n  ${entry}\n  ${entry}\n};`)).toBe(
    `export default {\n${`  ${entry.replace('"@site/a.md", require', '"", require')}\n`.repeat(2)}};`,
  );
});
