import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

const packages = path.resolve(__dirname, '../..');
const ofDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));

/** The minifier of sites without @docusaurus/faster. */
const CleanCss = createRequire(ofDocusaurus.resolve('@docusaurus/bundler'))('clean-css') as new () => {
  minify: (css: string) => {warnings: string[]; errors: string[]};
};

it.each(Globby.sync('*/src/**/*.css', {cwd: packages}))('%s can be read by every minifier of Docusaurus', (file) => {
  const {warnings, errors} = new CleanCss().minify(readFileSync(path.join(packages, file), 'utf8'));
  expect([...warnings, ...errors]).toEqual([]);
});
