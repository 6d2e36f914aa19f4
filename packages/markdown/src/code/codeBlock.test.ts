import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import {siteIn} from '../../../../tests/support/siteIn';
import {checkOptions} from '../options';
import {bundleCodeBlock, codeStyles} from './codeBlock';

class Replacement {
  constructor(
    readonly pattern: RegExp,
    readonly by: string,
  ) {}
}

const bundler = {
  instance: {NormalModuleReplacementPlugin: Replacement},
} as unknown as ConfigureWebpackUtils['currentBundler'];
const ours = path.join(import.meta.dirname, '../theme/CodeBlock/index.tsx');
const classic = '/modules/theme-classic/lib/theme/CodeBlock/index.js';

function bundled(highlight: boolean | 'auto', shown: string, isServer = false) {
  const site = siteIn();
  const alias = {
    '@theme/CodeBlock': shown,
    '@theme-original/CodeBlock': ours,
    '@theme-init/CodeBlock': classic,
  };
  const change = bundleCodeBlock(site, checkOptions({highlight}), {resolve: {alias}}, isServer, bundler);
  return {
    isShown: site.code.isShown,
    alias: change.resolve?.alias,
    plugins: change.plugins as unknown as Replacement[],
  };
}

describe('the code block of pages', () => {
  it('is ours where code is highlighted, without the highlighter that the classic theme has on every page', () => {
    const {isShown, alias, plugins} = bundled('auto', ours);
    expect({isShown, alias}).toEqual({isShown: true, alias: undefined});
    const [{pattern, by}] = plugins as [Replacement];
    expect(existsSync(`${by}.ts`)).toBe(true);
    // What it stands in for, in the Docusaurus that is installed.
    const loaded = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
    expect(loaded).toMatch(pattern);
    expect('@theme/prism-include-languages').not.toMatch(pattern);
    expect(require.resolve('@docusaurus/theme-classic/lib/theme/prism-include-languages')).not.toMatch(pattern);
  });

  it('is that of the classic theme where it is not', () => {
    const {isShown, alias, plugins} = bundled(false, ours);
    expect({isShown, plugins}).toEqual({isShown: false, plugins: undefined});
    expect(alias).toEqual({'@theme/CodeBlock': classic, '@theme-original/CodeBlock': classic});
  });

  it('is that of the site, or of another theme, which gets the code as it is written', () => {
    const {isShown, alias, plugins} = bundled('auto', '/site/src/theme/CodeBlock/index.tsx');
    expect({isShown, plugins}).toEqual({isShown: false, plugins: undefined});
    expect(alias).toEqual({'@theme-original/CodeBlock': classic});
  });

  it('is that of the site, around ours, where the site says that it shows what is highlighted', () => {
    expect(bundled(true, '/site/src/theme/CodeBlock/index.tsx')).toMatchObject({isShown: true, alias: undefined});
  });
});

it('has what is left to the classic theme made at once on the server', () => {
  const part = path.join(ours, '../ClassicAtOnce');
  expect(bundled('auto', ours, true).alias).toEqual({'@theme/CodeBlock/ClassicPart': part});
  expect(existsSync(`${part}.tsx`)).toBe(true);
});

describe('the styles', () => {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'code-'));
  afterAll(() => rmSync(generatedFilesDir, {recursive: true}));
  const i18n = {} as never;

  it('have the colours of the site, and the marks of lines behind them', () => {
    const theme = {plain: {color: 'black'}, styles: [{types: ['tag'], style: {color: 'red'}}]};
    const siteConfig = {themeConfig: {prism: {theme}}} as never;
    const [colours, lines] = codeStyles(
      {siteDir: generatedFilesDir, i18n, generatedFilesDir, siteConfig},
      checkOptions({tokens: false}),
    );
    expect(readFileSync(colours!, 'utf8')).toContain('.token:is(.tag){color:red}');
    expect(readFileSync(lines!, 'utf8')).toContain('.code-line');
    expect(codeStyles({siteDir: generatedFilesDir, i18n, generatedFilesDir}, checkOptions({}))).toHaveLength(3);
  });
});
