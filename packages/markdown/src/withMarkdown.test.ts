import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {toHtml} from '../../../tests/support/markdown';
import {withMarkdown} from '.';

const config = {
  title: 'Acme',
  url: 'https://acme.example',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [['classic', {docs: false, blog: false}]],
  plugins: [
    ['@docusaurus/plugin-content-docs', {id: 'help'}],
    ['@lectern/docs', {related: 2}],
    ['@lectern/docs/blog', {}],
    ['@lectern/docs-of-others', {}],
  ],
} satisfies Config;

it('puts its chain into pages, docs and blog, whichever plugin makes them, and into no other', () => {
  const {presets = [], plugins = []} = withMarkdown(config);
  const optionsOf = (entry: unknown): Record<string, unknown> => (entry as [string, Record<string, unknown>])[1];
  const hasChain = (options: object): boolean => 'remarkPlugins' in options;
  expect(plugins.slice(0, config.plugins.length).map((entry) => hasChain(optionsOf(entry)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(optionsOf(plugins[1])).toMatchObject({related: 2});
  expect(optionsOf(presets[0])).toMatchObject({docs: false, blog: false, pages: expect.any(Object) as object});
});

it('leaves commands for package managers to the plugin that the site has for them', async () => {
  const ofSite = () => (tree: Root) =>
    visit(tree, 'code', (node) => {
      node.meta = null;
      node.value = node.value.replace('npm install', 'bun add');
    });
  const render = async (remarkPlugins: unknown[]): Promise<string> => {
    const site = {...config, plugins: [], presets: [['classic', {docs: {remarkPlugins}}]]} satisfies Config;
    const {presets = []} = withMarkdown(site, {siteDir: path.resolve()});
    const [, {docs}] = presets[0] as [string, {docs: object}];
    return toHtml('```bash npm2yarn\nnpm install acme\n```\n', docs);
  };
  expect(await render([ofSite])).toContain('bun add acme');
  expect(await render([ofSite])).not.toContain('x-tabs');
  expect(await render([])).toContain('x-tabs');
});
