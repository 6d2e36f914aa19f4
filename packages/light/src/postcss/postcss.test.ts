import {mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {postcss} from './index';

const bundler = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')).resolve(
  '@docusaurus/bundler',
);
/** The one that Docusaurus names in its rules. */
const postcssLoader = createRequire(bundler).resolve('postcss-loader');
const folder = mkdtempSync(path.join(tmpdir(), 'postcss-'));
afterAll(() => rmSync(folder, {recursive: true}));

interface Use {
  loader: string;
  options: {postcssOptions: {plugins: unknown[]; config?: boolean}};
}

let use: Use;
let made: string[];
beforeEach(() => {
  made = [];
  looksFor.mockClear();
  vi.stubGlobal('madePlugins', made);
  use = {loader: postcssLoader, options: {postcssOptions: {plugins: [[plugin('green'), {color: 'green'}]]}}};
});

/** A plugin that says when it is made, and gives each rule a colour. */
function plugin(name: string): string {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `module.exports = ({color = '${name}'} = {}) => {
      madePlugins.push('${name}');
      return {postcssPlugin: '${name}', Once: (root) => root.walkRules((rule) => rule.append({prop: 'color', value: color}))};
    };
    module.exports.postcss = true;`,
  );
  return file;
}

/** What `postcss-loader` does first where it looks for a configuration. */
const looksFor = vi.fn((name: string, done: (error: null, stats: object) => void) => done(null, statSync(name)));

function configure(rules: unknown[], isServer = false): void {
  postcss().configureWebpack!({module: {rules} as never}, isServer, {} as never, undefined);
}

function compile(file: string, {loader, options} = use): Promise<string> {
  const resourcePath = path.join(folder, file);
  mkdirSync(path.dirname(resourcePath), {recursive: true});
  return new Promise((resolve, reject) => {
    const context = {
      resourcePath,
      context: path.dirname(resourcePath),
      rootContext: folder,
      mode: 'production',
      fs: {stat: looksFor},
      getOptions: () => options,
      async: () => (error: Error | null, css: string) => (error ? reject(error) : resolve(css.replace(/\s/g, ''))),
      addDependency: vi.fn(),
      addBuildDependency: vi.fn(),
      emitError: reject,
    };
    (createRequire(import.meta.url)(loader) as (this: object, css: string) => void).call(context, 'a{}');
  });
}

it.each([
  ['in a list', () => [{use: [{loader: 'css-loader'}, use]}]],
  ['among alternatives', () => [{oneOf: [{use: [use]}]}]],
])('makes the plugins of PostCSS once for all sheets, with rules %s', async (_, rules) => {
  configure(rules());
  expect(await compile('a.css')).toBe('a{color:green}');
  expect(await compile('b/c.css')).toBe('a{color:green}');
  expect(made).toEqual(['green']);
});

it('takes plugins with and without options, and those that are made already', async () => {
  const given = {
    postcssPlugin: 'bold',
    Rule: (rule: {raws: {bold?: true}; append: (one: object) => void}) => {
      if (rule.raws.bold) return;
      rule.raws.bold = true;
      rule.append({prop: 'font', value: 'bold'});
    },
  };
  use.options.postcssOptions.plugins = [[plugin('red'), {}], plugin('blue'), given];
  configure([{use: [use]}]);
  expect(await compile('a.css')).toBe('a{color:red;color:blue;font:bold}');
});

it('takes the configuration of PostCSS that stands above a sheet, and looks for it nowhere else', async () => {
  const configured = path.join(folder, 'configured/deep');
  mkdirSync(configured, {recursive: true});
  writeFileSync(
    path.join(folder, 'configured/postcss.config.js'),
    `module.exports = {plugins: [require(${JSON.stringify(plugin('grey'))})]};`,
  );
  configure([{use: [use]}]);
  expect(await compile('configured/deep/a.css')).toBe('a{color:grey;color:green}');
  expect(looksFor).toHaveBeenCalledTimes(1);
  expect(await compile('d/a.css')).toBe('a{color:green}');
  expect(looksFor).toHaveBeenCalledTimes(1);
});

it('leaves to PostCSS what it cannot find', async () => {
  use.options.postcssOptions.plugins = [path.join(folder, 'nowhere.cjs')];
  configure([{use: [use]}]);
  await expect(compile('a.css')).rejects.toThrow('nowhere.cjs');
});

it('changes nothing where HTML is made, and warns of rules that it does not know', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  configure([{use: [use]}], true);
  expect(use.loader).toBe(postcssLoader);
  expect(warn).not.toHaveBeenCalled();
  configure([{use: [{loader: 'css-loader', options: {}}]}]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('PostCSS is set up for each style sheet'));
});
