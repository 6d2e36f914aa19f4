import {expect, it} from 'vitest';
import {readConfig} from './readConfig';

const before = `{title: 'T', presets: [['classic', {docs: {path: 'guides'}}]], plugins: [['@docusaurus/plugin-client-redirects', {redirects: [{from: '/a', to: '/b'}]}]]}`;
const after = before.replace("'classic'", "'@lectern/preset'");

it.each([
  ['a module', (config: string) => `export default ${config};`],
  ['a module with types', (config: string) => `const config = ${config} satisfies Config;\nexport default config;`],
  ['CommonJS', (config: string) => `module.exports = ${config};`],
  [
    'a function by its name',
    (config: string) => `async function make() {\n  return ${config};\n}\nmodule.exports = make;`,
  ],
  [
    'a function',
    (config: string) => `export default async function make() {\n  const config = ${config};\n  return config;\n}`,
  ],
  ['an arrow', (config: string) => `export default () => (${config});`],
  ['a call', (config: string) => `const config = ${config};\nmodule.exports = withMore(config);`],
])('finds the preset in %s', (_, around) => {
  const {text, remarks, contentFolders, kept} = readConfig('docusaurus.config.ts', around(before));
  expect(text).toBe(around(after));
  expect({remarks, contentFolders}).toEqual({remarks: [], contentFolders: ['guides']});
  expect(kept.filter(([, count]) => count > 0)).toEqual([
    ['plugins and themes', 1],
    ['redirects', 1],
  ]);
});

it('says where a person has to put the preset', () => {
  const remarksOf = (text: string) =>
    readConfig('docusaurus.config.js', text).remarks.map(({line, message}) => `${line} ${message}`);
  expect(remarksOf("export default {\n  plugins: ['@docusaurus/plugin-content-docs'],\n};")).toEqual([
    expect.stringMatching(/^2 There is no classic preset: /),
  ]);
  expect(remarksOf('export default make();')).toEqual([
    expect.stringMatching(/^1 The configuration is not written out/),
  ]);
  expect(remarksOf(`// 'classic'\nexport default ${after};`)).toEqual([]);
});

it.each([
  ['', true],
  ['future: {v4: true}', true],
  ['future: {v4: true}, markdown: {mdx1Compat: {admonitions: true}}', true],
  ['markdown: {mdx1Compat: {admonitions: false}}', false],
])('knows whether titles of admonitions need brackets: {%s}', (fields, hasPlainTitles) => {
  expect(readConfig('docusaurus.config.js', `module.exports = {presets: ['classic'], ${fields}};`)).toMatchObject({
    hasPlainTitles,
  });
});
