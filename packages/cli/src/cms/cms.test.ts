import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {contentOf} from './content';
import {cmsConfig, hostedBackend, localBackend} from './config';
import {checkSettings, type Settings} from '../settings/settings';
import type {SiteConfig} from '../settings/configuration';
import {siteOf, type Site} from '../settings/site';
import {publishCms} from './publish';
import {localRepository} from './repository';
import {createCmsServer} from './server';

const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'fr'],
  localeConfigs: {en: {label: 'English'}, fr: {label: 'Français'}},
};
const config = {
  url: 'https://docs.acme.example',
  baseUrl: '/',
  organizationName: 'acme',
  projectName: 'docs',
  i18n,
} as unknown as SiteConfig;
const settings: Settings = {sections: {wiki: 'wiki'}, cms: {signIn: 'https://sign-in.acme.example'}};
const siteIn = (dir: string): Site => siteOf({dir, config, settings});
const made = {folders: ['docs', 'blog', 'i18n', 'static/img'], generated: ['docs/api']};

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'cms-'));
  for (const folder of ['docs/guides', 'docs/api', 'static/img', 'decap']) {
    await mkdir(path.join(root, folder), {recursive: true});
  }
  for (const file of ['docs/one.md', 'docs/guides/two.md', 'docs/tags.yml', 'docs/api/queries.md', 'docs/_part.md']) {
    await writeFile(path.join(root, file), `of ${file}`);
  }
  await writeFile(path.join(root, 'static/img/a.svg'), '<svg/>');
  await writeFile(path.join(root, 'decap/decap-cms.js'), 'boot()');
});

afterAll(() => rm(root, {recursive: true}));

describe('the settings of Decap CMS', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cms-site-'));
    for (const [file, text] of Object.entries({
      'docs/wiki/a.md': '',
      'docs/tags.yml': 'software-browsers:\n  label: Browsers\n',
      'blog/authors.yml': 'team:\n  name: Acme team\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/wiki/a.md': '',
      'i18n/fr/docusaurus-plugin-content-docs/current/tags.yml': 'software-browsers:\n  label: Navigateurs\n',
      'i18n/fr/docusaurus-plugin-content-blog/a.md': '',
    })) {
      await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
      await writeFile(path.join(folder, file), text);
    }
  });
  afterAll(() => rm(folder, {recursive: true}));

  it('have a collection for each part of the site in each language', () => {
    const {collections} = cmsConfig(siteIn(folder), localBackend(siteIn(folder)));
    expect(collections.map(({name, label, folder, create}) => [name, label, folder, create])).toEqual([
      ['docs-en', 'Docs (English)', 'docs', true],
      ['wiki-en', 'Wiki (English)', 'docs/wiki', true],
      ['blog-en', 'Blog (English)', 'blog', true],
      ['docs-fr', 'Docs (Français)', 'i18n/fr/docusaurus-plugin-content-docs/current', false],
      ['wiki-fr', 'Wiki (Français)', 'i18n/fr/docusaurus-plugin-content-docs/current/wiki', false],
      ['blog-fr', 'Blog (Français)', 'i18n/fr/docusaurus-plugin-content-blog', false],
    ]);
  });

  it('offer the tags and authors of the site, in the language of the page', () => {
    const {collections} = cmsConfig(siteIn(folder), localBackend(siteIn(folder)));
    const choices = (collection: string, field: string) =>
      collections.find(({name}) => name === collection)?.fields.find(({name}) => name === field)?.options;
    expect(choices('docs-en', 'tags')).toContainEqual({label: 'Browsers', value: 'software-browsers'});
    expect(choices('docs-fr', 'tags')).toContainEqual({label: 'Navigateurs', value: 'software-browsers'});
    expect(choices('blog-en', 'authors')).toContainEqual({label: 'Acme team', value: 'team'});
  });

  it('have only what is there: no blog, no wiki, no list of tags', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'cms-'));
    await mkdir(path.join(empty, 'docs'));
    try {
      const {collections} = cmsConfig(siteIn(empty), localBackend(siteIn(empty)));
      expect(collections.map(({name, fields}) => [name, ...fields.map((field) => field.name)])).toEqual([
        ['docs-en', 'title', 'description', 'sidebar_label', 'draft', 'body'],
      ]);
    } finally {
      await rm(empty, {recursive: true});
    }
  });

  it('make a pull request of each change, but not on this machine', () => {
    expect(cmsConfig(siteIn(folder), hostedBackend(siteIn(folder)))).toMatchObject({
      publish_mode: 'editorial_workflow',
      backend: {name: 'github', repo: 'acme/docs', branch: 'main', base_url: 'https://sign-in.acme.example'},
    });
    expect(cmsConfig(siteIn(folder), localBackend(siteIn(folder)))).not.toHaveProperty('publish_mode');
  });
});

describe('the files of this machine', () => {
  const ask = (action: string, params: object = {}) => localRepository(root, made)(action, params);

  it('are listed, but for partials and what is generated', async () => {
    const entries = (await ask('entriesByFolder', {folder: 'docs', extension: 'md', depth: 9})) as {
      data: string;
      file: {path: string};
    }[];
    expect(entries.map(({data, file}) => [file.path, data]).sort()).toEqual([
      ['docs/guides/two.md', 'of docs/guides/two.md'],
      ['docs/one.md', 'of docs/one.md'],
    ]);
  });

  it('are written, moved and deleted', async () => {
    await ask('persistEntry', {
      dataFiles: [{path: 'docs/new.md', newPath: 'docs/deep/new.md', raw: 'text'}],
      assets: [{path: 'static/img/b.svg', content: Buffer.from('b').toString('base64'), encoding: 'base64'}],
    });
    expect(await readFile(path.join(root, 'docs/deep/new.md'), 'utf8')).toBe('text');
    expect(await ask('getMedia', {mediaFolder: 'static/img'})).toMatchObject([{name: 'a.svg'}, {name: 'b.svg'}]);
    await ask('deleteFiles', {paths: ['docs/deep/new.md']});
    expect(existsSync(path.join(root, 'docs/deep/new.md'))).toBe(false);
  });

  it.each(['../secret', 'docs/../package.json', '/etc/passwd', 'docs\\..\\..\\secret', 'package.json'])(
    'do not include %s',
    async (file) => {
      await expect(ask('getEntry', {path: file})).rejects.toThrow('is none of the content');
    },
  );

  it('are not asked for what they cannot do', async () => {
    await expect(ask('constructor')).rejects.toThrow('There is no action “constructor”.');
  });
});

describe('the server', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = await createCmsServer(siteIn(root), path.join(root, 'decap'));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => void server.close());

  it('has the page, its settings, its script and the pictures of the site', async () => {
    const texts = ['/admin', '/admin/config.yml', '/admin/decap-cms.js', '/img/a.svg', '/admin/none.js'].map(
      async (address) => {
        const response = await fetch(origin + address);
        return `${response.status} ${(await response.text()).slice(0, 15)}`;
      },
    );
    expect(await Promise.all(texts)).toEqual([
      '200 <!doctype html>',
      '200 backend:\n  name',
      '200 boot()',
      '200 <svg/>',
      '404 There is no suc',
    ]);
  });

  it('does not answer other sites', async () => {
    const body = JSON.stringify({action: 'info'});
    const send = (headers: HeadersInit) => fetch(`${origin}/api/v1`, {method: 'POST', body, headers});
    expect((await send({origin: 'https://other.example'})).status).toBe(403);
    expect(await (await send({origin})).json()).toMatchObject({type: 'local_fs'});
  });
});

it('a build has its page, its script and its settings', async () => {
  const build = path.join(root, 'build');
  await publishCms(build, siteIn(root), path.join(root, 'decap'));
  expect(await readFile(path.join(build, 'admin.html'), 'utf8')).toContain('src="/admin/decap-cms.js"');
  expect(await readFile(path.join(build, 'admin/decap-cms.js'), 'utf8')).toBe('boot()');
  expect(parse(await readFile(path.join(build, 'admin/config.yml'), 'utf8'))).toMatchObject({
    backend: hostedBackend(siteIn(root)),
  });
});

it('another Git host is what the settings say of it', () => {
  const gitlab = {name: 'gitlab', auth_type: 'pkce'};
  const site = siteOf({dir: root, config, settings: {cms: {backend: gitlab}}});
  expect(hostedBackend(site)).toEqual({...gitlab, repo: 'acme/docs', branch: 'main'});
  expect(() => checkSettings({cms: {brunch: 'main'}}, 'lectern.config.ts')).toThrow('Did you mean “cms.branch”?');
});

it('what a build makes of APIs is no content', async () => {
  const references = {openapi: [{id: 'shop', file: 'shop.yaml'}]};
  const site = siteOf({dir: path.resolve(), config, settings: {references}});
  expect(await contentOf(site)).toEqual({
    ...made,
    generated: ['docs/api', 'i18n/fr/docusaurus-plugin-content-docs/current/api'],
  });
});
