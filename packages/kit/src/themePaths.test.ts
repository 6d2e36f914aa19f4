import {afterEach, describe, expect, it} from 'vitest';
import {themePaths} from './themePaths';

const {argv} = process;

function paths(folder: string, command: string): (string | undefined)[] {
  process.argv = ['node', 'docusaurus', command];
  const {getThemePath, getTypeScriptThemePath} = themePaths(folder);
  return [getThemePath?.(), getTypeScriptThemePath?.()];
}

afterEach(() => void (process.argv = argv));

describe('the components of a package', () => {
  it('are compiled for the bundler, and readable for who copies them', () => {
    expect(paths('/site/node_modules/part/lib/node', 'build')).toEqual([
      '/site/node_modules/part/lib/browser/theme',
      '/site/node_modules/part/src/theme',
    ]);
    expect(paths('/site/node_modules/part/lib/node', 'swizzle')).toEqual([
      '/site/node_modules/part/lib/swizzle/theme',
      '/site/node_modules/part/src/theme',
    ]);
  });

  it('are the sources before it is packed', () => {
    for (const command of ['build', 'swizzle']) {
      expect(paths('/repository/packages/part/src', command)).toEqual([
        '/repository/packages/part/src/theme',
        '/repository/packages/part/src/theme',
      ]);
    }
  });
});
