/** What the preset hands to Docusaurus, by its options: nothing is built. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import preset, {type PresetOptions} from '.';

const siteDir = mkdtempSync(path.join(tmpdir(), 'preset-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const ofMarkdown = ['preprocessor', 'parseFrontMatter', 'remarkRehypeOptions'];

/** The packages that it brings, and what the configuration then says of Markdown and the docs of their plugins. */
function partsOf(
  options: PresetOptions,
  themeConfig: object = {},
): {names: string[]; markdown: string[]; docs: string[]} {
  const future = {v4: {}, faster: {}, experimental_faster: {}};
  const siteConfig = {
    future,
    url: 'https://acme.example',
    baseUrl: '/',
    title: 'Acme',
    i18n: {},
    markdown: {},
    themeConfig,
  };
  const i18n = {defaultLocale: 'en', locales: ['en'], currentLocale: 'en'};
  const context = {siteDir, siteConfig: {...siteConfig, i18n}, i18n} as unknown as LoadContext;
  const {plugins = [], themes = []} = preset(context, options);
  const entries = [...plugins, ...themes].filter((entry) => Array.isArray(entry)) as [string, object][];
  const names = entries.flatMap(
    ([name]) => /packages\/([\w-]+)\/src\/(?:(?:blog\/)?index|plugin)\.ts$/.exec(name)?.[1] ?? [],
  );
  const docs = entries.find(([name]) => /packages\/docs\/src\/index/.test(name))?.[1] ?? {};
  return {
    names: names.sort(),
    markdown: Object.keys(context.siteConfig.markdown).filter((name) => ofMarkdown.includes(name)),
    docs: Object.keys(docs).filter((name) => name.endsWith('Plugins')),
  };
}

describe('the preset', () => {
  const all = ['docs', 'docs', 'light', 'markdown', 'publish', 'search', 'theme'];

  it('brings all packages, and the references where it has some', () => {
    expect(partsOf({}).names).toEqual(all);
    const references = {openapi: [{id: 'shop', file: 'shop.yaml'}]};
    expect(partsOf({references}).names).toEqual([...all, 'references'].sort());
    expect(partsOf({references: false}).names).toEqual(all);
  });

  it.each([
    ['docs', {content: false}],
    ['light', {light: false}],
    ['markdown', {markdown: false}],
    ['publish', {publish: false}],
    ['search', {search: false}],
    ['theme', {interface: false}],
  ] satisfies [string, PresetOptions][])('leaves out %s where it is told to, and nothing else', (name, options) => {
    expect(partsOf(options).names).toEqual(all.filter((other) => other !== name));
  });

  it('has docs or a blog without the other', () => {
    const only = ['docs', ...all.slice(2)];
    expect(partsOf({blog: false}).names).toEqual(only);
    expect(partsOf({docs: false}).names).toEqual(only);
    expect(partsOf({docs: false})).toMatchObject({docs: []});
  });

  it('says nothing of Markdown without that package', () => {
    expect(partsOf({}).markdown.sort()).toEqual([...ofMarkdown].sort());
    expect(partsOf({}).docs).not.toEqual([]);
    expect(partsOf({markdown: false})).toMatchObject({markdown: [], docs: []});
  });

  it('reads the older forms of Markdown where only the next version of Docusaurus turns them off', () => {
    const read = (isNext: boolean, mdx1Compat: object): unknown => {
      const siteConfig = {
        future: {v4: {mdx1CompatDisabledByDefault: isNext}, faster: {}, experimental_faster: {}},
        url: 'https://acme.example',
        i18n: {},
        markdown: {mdx1Compat},
        themeConfig: {},
      };
      preset({siteDir, siteConfig, i18n: {currentLocale: 'en'}} as unknown as LoadContext);
      return siteConfig.markdown.mdx1Compat;
    };
    const [none, some] = [
      {comments: false, headingIds: false},
      {comments: false, headingIds: true},
    ];
    expect(read(true, none)).toEqual({comments: true, headingIds: true});
    expect(read(true, some)).toEqual(some);
    expect(read(false, none)).toEqual(none);
  });

  it('keeps its options from readers, and for who asks for them', () => {
    const options: PresetOptions = {publish: {print: false}};
    partsOf(options);
    expect(JSON.stringify(['@lectern/preset', options])).toBe('["@lectern/preset",{}]');
    expect({...options}).toEqual({publish: {print: false}});
  });

  it('leaves the search to Algolia where a site has that', () => {
    expect(partsOf({}, {algolia: {}}).names).not.toContain('search');
  });

  it('names an option that it does not know', () => {
    expect(() => partsOf({referances: {}} as PresetOptions)).toThrow(
      '@lectern/preset: there is no option “referances”. Did you mean “references”?',
    );
  });
});
