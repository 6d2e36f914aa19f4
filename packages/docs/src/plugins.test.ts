/** Both plugins around those of the installed Docusaurus, on a small site of which nothing is built. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {HtmlTagObject, LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import blog, {validateOptions as validateBlog} from './blog';
import docs, {validateOptions, type DocsOptions} from '.';

const siteDir = mkdtempSync(path.join(tmpdir(), 'docs-'));
const i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
let context: LoadContext;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

beforeAll(async () => {
  const config = {title: 'Acme', url: 'https://acme.example', baseUrl: '/', i18n};
  write('docusaurus.config.js', `module.exports = ${JSON.stringify(config)};\n`);
  write('docs/a.md', '---\ntags: [x]\ndescription: About a.\n---\n\n# A\n');
  write('docs/b.md', '---\ntags: [x]\n---\n\n# B\n\nSet a_b, or\nset c_d.\n');
  write('docs/c.md', '---\ntags: [x]\n---\n\n# C\n');
  write('docs/d.md', '---\ntags: [y]\n---\n\n# D\n\n[A](./a.md)\n');
  write('blog/2026-01-01-post.md', '# Post\n\nSet a_b, c_d.\n\n<!-- truncate -->\n');
  context = await loadContext({siteDir});
});
afterAll(() => rmSync(siteDir, {recursive: true}));
afterEach(() => vi.restoreAllMocks());

const validate = normalizePluginOptions as never;

/** What the docs plugin hands to Docusaurus. */
async function made(options: DocsOptions): Promise<{routes: RouteConfig[]; data: unknown[]}> {
  const plugin = await docs(context, validateOptions({validate, options}));
  const content = (await plugin.loadContent?.()) as LoadedContent;
  const routes: RouteConfig[] = [];
  const data: unknown[] = [];
  const actions = {
    addRoute: (route: RouteConfig) => void routes.push(route),
    createData: (_: string, value: unknown) => Promise.resolve(String(data.push(value))),
    setGlobalData: () => undefined,
  } as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content, actions});
  await plugin.allContentLoaded?.({allContent: {}, actions});
  return {routes, data};
}

const all = (routes: RouteConfig[]): RouteConfig[] => routes.flatMap((route) => [route, ...all(route.routes ?? [])]);

it('gives docs their neighbours, and cards the descriptions that routes do not have', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {routes, data} = await made({backlinks: ['a.md'], related: 1});
  const find = (id: string): object => data.find((value) => (value as {id?: string}).id === id) as object;
  const [b, d] = [
    {title: 'B', permalink: '/docs/b'},
    {title: 'D', permalink: '/docs/d'},
  ];
  expect(find('c')).toMatchObject({related: [{title: 'A', permalink: '/docs/a'}]});
  expect(find('a')).toMatchObject({related: [{title: 'C', permalink: '/docs/c'}], backlinks: [d]});
  expect(find('a')).not.toMatchObject({related: [b]});

  const [version] = all(routes).flatMap(({props}) => (props?.version ? [props.version as PropVersionMetadata] : []));
  expect(version!.docs.a).toEqual({id: 'a', title: 'A', sidebar: 'defaultSidebar'});
  const cards: unknown = JSON.parse(
    readFileSync(path.join(context.generatedFilesDir, 'lectern-docs/cards.json'), 'utf8'),
  );
  expect(cards).toMatchObject({
    default: {current: {descriptions: {a: 'About a.', b: 'Set a_b, or set c_d.'}, tags: '/docs/tags'}},
  });
  expect(warn).not.toHaveBeenCalled();
});

it('has no lists where the site wants none', async () => {
  const {data} = await made({related: false});
  expect(data.filter((value) => 'related' in (value as object) || 'backlinks' in (value as object))).toEqual([]);
});

it('loads the question below docs with each of them, and nothing of it without the option', async () => {
  const shownBy = ({routes}: {routes: RouteConfig[]}): RouteConfig[] =>
    all(routes).filter(({modules}) => modules && 'content' in modules);
  const feedback = {action: '/answers', comment: true};
  const {routes, data} = await made({feedback});
  expect(data).toContainEqual(feedback);
  for (const {component, modules} of shownBy({routes})) {
    expect(component).toBe('@theme/DocItemWithFeedback');
    expect(modules).toHaveProperty('feedback');
  }
  expect(shownBy({routes}).length).toBe(4);
  for (const {component, modules} of shownBy(await made({}))) {
    expect(component).toBe('@theme/DocItem');
    expect(modules).not.toHaveProperty('feedback');
  }
  const [own] = shownBy(await made({feedback, docItemComponent: '@theme/OwnItem'}));
  expect(own).toMatchObject({component: '@theme/OwnItem', modules: {feedback: expect.any(String) as string}});
});

it('knows pages that are added after a preview has created its plugins again', async () => {
  const actions = {addRoute() {}, createData: () => Promise.resolve(''), setGlobalData() {}} as never;
  const reload = async <Content>(plugin: Plugin<Content>): Promise<void> =>
    plugin.contentLoaded?.({content: await plugin.loadContent!(), actions});
  const id = 'reloaded';
  const options = [validateOptions({validate, options: {id}}), validateBlog({validate, options: {id}})] as const;
  const first = [await docs(context, options[0]), await blog(context, options[1])] as const;
  const again = [await docs(context, options[0]), await blog(context, options[1])] as const;
  write('docs/added.md', '# Added\n');
  write('blog/2026-01-02-added.md', '# Added\n\nText.\n\n<!-- truncate -->\n');
  await reload(again[0]);
  await reload(again[1]);

  const [ofDocs, ofBlog] = first.map((plugin) => loaderOf(plugin as Plugin));
  const link = {linkPathname: './added.md', sourceFilePath: path.join(siteDir, 'docs/a.md')};
  expect(ofDocs!.resolveMarkdownLink(link)).toBe('/docs/added');
  expect(ofBlog!.createAssets({filePath: path.join(siteDir, 'blog/2026-01-02-added.md')})).toBeDefined();
});

interface Loader {
  resolveMarkdownLink: (link: {linkPathname: string; sourceFilePath: string}) => string | null;
  createAssets: (page: {filePath: string}) => unknown;
}

/** What the bundler loads pages with. */
function loaderOf(plugin: Plugin): Loader {
  const {module} = plugin.configureWebpack!({}, false, {} as never, undefined) as {
    module: {rules: {use: {options: Loader}[]}[]};
  };
  return module.rules[0]!.use[0]!.options;
}

it('has no text of a question that is not asked', async () => {
  const french = await loadContext({siteDir, locale: 'fr'});
  const textsOf = async (options: DocsOptions): Promise<string[]> => {
    const plugin = await docs(french, validateOptions({validate, options}));
    return Object.keys((await plugin.getDefaultCodeTranslationMessages?.()) ?? {});
  };
  expect(await textsOf({feedback: {action: '/answers'}})).toContain('docFeedback.question');
  expect((await textsOf({})).filter((id) => id.startsWith('docFeedback'))).toEqual([]);
});

it('describes posts by their own words', async () => {
  const plugin = await blog(context, validateBlog({validate, options: {}}));
  const posts = ((await plugin.loadContent?.()) as BlogContent).blogPosts;
  expect(posts.map(({metadata}) => metadata.description)).toContain('Set a_b, c_d.');
});

it('names feeds in the language of their page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const french = await loadContext({siteDir, locale: 'fr'});
  const plugin = await blog(french, validateBlog({validate, options: {}}));
  const content = (await plugin.loadContent?.())!;
  const {headTags} = plugin.injectHtmlTags!({content});
  expect((headTags as HtmlTagObject[]).map(({attributes}) => attributes?.title)).toEqual([
    'Acme\u202F: flux RSS',
    'Acme\u202F: flux Atom',
  ]);
  expect(warn).not.toHaveBeenCalled();
});
