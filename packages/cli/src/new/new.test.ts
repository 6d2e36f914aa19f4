import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PassThrough, Readable} from 'node:stream';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import type {SiteConfig} from '../settings/configuration';
import {siteOf, type Site} from '../settings/site';
import {readPage} from '../check/page';
import {defaultLevels} from '../check/levels';
import {checkFrontMatter} from '../check/rules/frontMatter';
import type {Answers} from './answers';
import {complete} from './ask';
import {readFlags} from './flags';
import {folderOf, kindsOf} from './kinds';
import {newPage} from './newPage';
import {planPage} from './plan';
import type {Repository} from './repository';
import {whereItAppears} from './whereItAppears';

const description = 'Copy the database to a safe place, check the copy, and restore it when you need it.';
const description2 = 'Install the site on a new machine, step by step, in a few minutes.';

const rules = {titleLength: 'error', descriptionLength: 'error'} as const;
const siteIn = (...locales: [string, ...string[]]) =>
  siteOf({dir: '.', config: {i18n: {defaultLocale: 'en', locales}}, settings: {sections: {wiki: 'wiki'}, rules}});

function repositoryOf(site: Site): Repository {
  return {
    site,
    kinds: kindsOf(site),
    pages: ['installation.md', 'guides/pages.md', 'wiki/testing.md'].map((key) =>
      readPage(
        {
          file: `docs/${key}`,
          kind: 'doc',
          language: 'en',
          key,
          text: `---\ntitle: ${key}\ndescription: ${description2}\n---\n\n## Start {#begin}\n`,
        },
        site,
      ),
    ),
    tags: {doc: ['metadata', 'content-docs'], post: ['quality']},
    authors: ['lectern'],
    sidebars: "items: [\n  'installation',\n  'guides/pages',\n],",
  };
}

const site = siteIn('en', 'fr');
const repository = repositoryOf(site);
const ofOneLanguage = repositoryOf(siteIn('en'));
const ofThreeLanguages = repositoryOf(siteIn('en', 'fr', 'de'));

const flags: Partial<Answers> = {
  kind: 'doc',
  path: 'guides/backups',
  title: 'Make a backup',
  description,
  tags: 'metadata, content-docs',
};
const planned = async (more: Partial<Answers>, of = repository): Promise<string[]> =>
  planPage(await complete({...flags, ...more}, of, null), of, new Date('2026-03-04')).map(({file}) => file);

describe('the files of a new page', () => {
  const frenchDocs = 'i18n/fr/docusaurus-plugin-content-docs/current';

  it.each([
    [{}, ['docs/guides/backups.md', `${frenchDocs}/guides/backups.md`]],
    [{language: 'en'}, ['docs/guides/backups.md']],
    [{kind: 'wiki', path: 'on-call'}, ['docs/wiki/on-call.md', `${frenchDocs}/wiki/on-call.md`]],
    [
      {kind: 'post', path: 'news', tags: 'quality', authors: 'lectern'},
      ['blog/2026-03-04-news.md', 'i18n/fr/docusaurus-plugin-content-blog/2026-03-04-news.md'],
    ],
    [
      {kind: 'page', path: 'about', tags: undefined},
      ['src/pages/about.md', 'i18n/fr/docusaurus-plugin-content-pages/about.md'],
    ],
  ] as [Partial<Answers>, string[]][])('%j', async (more, files) => {
    expect(await planned(more)).toEqual(files);
  });

  it('say in their language what is to be translated', async () => {
    const [, french] = planPage(await complete(flags, repository, null), repository);
    expect(french?.text).toContain('À traduire');
  });

  it('are one in a site of one language, and three in one of three', async () => {
    expect(await planned({}, ofOneLanguage)).toEqual(['docs/guides/backups.md']);
    const germanDocs = 'i18n/de/docusaurus-plugin-content-docs/current';
    expect(await planned({}, ofThreeLanguages)).toEqual([
      'docs/guides/backups.md',
      `${frenchDocs}/guides/backups.md`,
      `${germanDocs}/guides/backups.md`,
    ]);
    const translation = {kind: 'doc', language: 'de', path: 'guides/pages'};
    const answers = await complete(translation, ofThreeLanguages, null);
    const [german] = planPage(answers, ofThreeLanguages);
    expect(german?.file).toBe(`${germanDocs}/guides/pages.md`);
    expect(german?.text).toContain('<!-- To be translated: docs/guides/pages.md -->');
  });

  it('share front matter and heading ids', async () => {
    const answers = await complete({...flags, 'title-fr': 'Sauvegarder'}, repository, null);
    const [english, french] = planPage(answers, repository);
    expect(english?.text).toMatch(
      `---\ntitle: Make a backup\ndescription: ${description}\ntags: [metadata, content-docs]\n---\n\n<!-- `,
    );
    expect(french?.text).toMatch(
      `---\ntitle: Sauvegarder\ndescription: ${description}\ntags: [metadata, content-docs]\n` +
        `translation_of: ${sourceHash(english?.text ?? '')}\n---`,
    );
    const ids = [english, french].map((file) =>
      readPage({file: '', kind: 'doc', language: '', key: '', text: file?.text ?? ''}, site).headings.map(({id}) => id),
    );
    expect(ids[0]).toEqual(['example', 'problems', 'next']);
    expect(ids[1]).toEqual(ids[0]);
  });

  it('are written as the site reads Markdown', async () => {
    const newer = {
      ...repository,
      site: {...site, config: {...site.config, future: {v4: true}} as unknown as SiteConfig},
    };
    const files = planPage(await complete(flags, newer, null), newer);
    for (const {text} of files) {
      expect(text).toContain('## An example that works {/* #example */}\n');
      expect(text).not.toMatch(/\{#|<!--/);
    }
    expect(files[0]?.text).toContain('{/* Show the source, then the result. */}');
  });

  it('give a post its date in the file name alone', async () => {
    const post = {kind: 'post', path: 'news', tags: 'quality', authors: 'lectern', language: 'en'};
    const [file] = planPage(await complete({...flags, ...post}, repository, null), repository, new Date('2026-03-04'));
    expect(file?.text).toMatch(
      /^---\ntitle: .*\ndescription: .*\nslug: news\nauthors: \[lectern\]\ntags: \[quality\]\n---/,
    );
    const page = readPage(
      {
        file: file!.file,
        kind: 'post',
        language: 'en',
        key: '2026-03-04-news.md',
        text: file!.text,
      },
      site,
    );
    expect(checkFrontMatter([page])).toEqual([]);
  });

  it('are one, for the translation of a page that exists', async () => {
    const answers = await complete({kind: 'doc', language: 'fr', path: 'guides/pages'}, repository, null);
    const [file, ...others] = planPage({...answers, path: 'guides/pages'}, repository);
    expect(others).toEqual([]);
    expect(file?.file).toBe(`${frenchDocs}/guides/pages.md`);
    expect(file?.text).toContain('## Start {#begin}');
  });
});

describe('what is refused', () => {
  it.each([
    [{kind: 'docs'}, 'There is no kind “docs”.', 'Did you mean “doc”?'],
    [{kind: undefined}, '--kind is missing.', 'Kind (doc, wiki, post, page): --kind "…"'],
    [{tags: 'metdata'}, 'There is no tag “metdata”.', 'Did you mean “metadata”?'],
    [{path: 'guide/backups'}, 'There is no folder “guide” in docs.', 'Did you mean “guides/backups”?'],
    [{path: 'guides/Mon été.md'}, '“guides/Mon été.md” cannot be a path.', 'For example: guides/mon-ete'],
    [{path: '../etc/passwd'}, '“../etc/passwd” cannot be a path.', 'For example: etc/passwd'],
    [{title: 'Installation.md'}, 'docs/installation.md has the same title.', 'Make it say'],
    [{title: 'Long '.repeat(13)}, 'The title has 65 characters.', 'Keep it to 60.'],
    [{description: 'Short.'}, 'The description has 6 characters.', '50 to 160'],
    [{kind: 'post', tags: 'quality', path: 'a/b', authors: 'lectern'}, '“a/b” has folders.', 'a name only'],
    [{kind: 'post', tags: 'quality', path: 'a', authors: 'lecterm'}, 'There is no author “lecterm”.', '“lectern”'],
    [{authors: 'lectern'}, '--authors does not go with this page.', 'Leave it out.'],
    [
      {language: 'fr', path: 'none', title: undefined, description: undefined, tags: undefined},
      'There is no English page “none”',
      '--language all',
    ],
  ] as [Partial<Answers>, string, string][])('%j', async (more, message, hint) => {
    const error = await planned(more).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: expect.stringContaining(message) as unknown,
      hint: expect.stringContaining(hint) as unknown,
    });
  });
});

it.each([
  [['--tilte', 'A'], 'There is no option --tilte.', 'Did you mean --title?'],
  [['--qqqqqqq', 'A'], 'There is no option --qqqqqqq.', 'There is: --kind, '],
  [['--title'], '--title has no value.', 'Write --title "…".'],
  [['guides/backups'], '“guides/backups” stands alone.', 'Name it: --path guides/backups'],
])('refuses %j', (args, message, hint) => {
  expect(() => readFlags(args, repository)).toThrow(
    expect.objectContaining({message, hint: expect.stringContaining(hint) as unknown}) as Error,
  );
});

it('reads options', () => {
  expect({...readFlags(['--kind', 'doc', '--title=A'], repository)}).toEqual({kind: 'doc', title: 'A'});
});

it('asks for what the flags leave open, and again after a wrong answer', async () => {
  const output = new PassThrough();
  const input = Readable.from([
    'all\n',
    'guides/backups\n',
    '\n',
    'Make a backup\n',
    `${description}\n`,
    'metdata\n',
    'metadata\n',
    '\n',
    '\n',
  ]);
  const answers = await complete({kind: 'doc'}, repository, {input, output});
  expect(answers).toMatchObject({path: 'guides/backups', title: 'Make a backup', tags: 'metadata', 'title-fr': ''});
  const asked = String(output.read());
  expect(asked).toContain('Languages (all, en; fr for the translation of a page that exists) [all]: ');
  expect(asked).toContain('Did you mean “metadata”?');
});

it('does not ask for a language where there is one', async () => {
  const output = new PassThrough();
  const input = Readable.from(['guides/backups\n', 'Make a backup\n', `${description}\n`, 'metadata\n']);
  await complete({kind: 'doc'}, ofOneLanguage, {input, output});
  expect(String(output.read())).not.toContain('anguage');
  expect(() => readFlags(['--title-fr', 'A'], ofOneLanguage)).toThrow('There is no option --title-fr.');
});

it('asks for no tags and authors where there are none to choose from', async () => {
  const bare = {...ofOneLanguage, tags: {doc: [], post: []}, authors: []};
  const output = new PassThrough();
  const input = Readable.from(['news\n', 'News\n', `${description}\n`]);
  const answers = await complete({kind: 'post'}, bare, {input, output});
  expect(planPage(answers, bare, new Date('2026-03-04'))).toMatchObject([
    {
      file: 'blog/2026-03-04-news.md',
      text: expect.stringMatching(/^---\ntitle: News\ndescription: .*\nslug: news\n---/) as unknown,
    },
  ]);
});

it('lets a description be short where the site does', async () => {
  const lenient = {...repository, site: {...site, levels: defaultLevels}};
  expect(await planned({description: 'Short.', language: 'en'}, lenient)).toEqual(['docs/guides/backups.md']);
});

it('says where a page will appear', () => {
  expect(whereItAppears('doc', 'guides/backups', repository)).toEqual([
    'URLs: /docs/guides/backups and /fr/docs/guides/backups',
    "Sidebar: add 'guides/backups' to sidebars.ts, for example below 'guides/pages' in line 3.",
  ]);
  const generated = {...repository, sidebars: "guide: [{type: 'autogenerated', dirName: 'guides'}]"};
  expect(whereItAppears('doc', 'guides/backups', generated)[1]).toBe(
    "Sidebar: automatically, where it is generated from the folder; else add 'guides/backups' to sidebars.ts.",
  );
  expect(whereItAppears('doc', 'a', ofOneLanguage)[0]).toBe('URL: /docs/a');
  expect(whereItAppears('doc', 'a', ofThreeLanguages)[0]).toBe('URLs: /docs/a, /fr/docs/a, and /de/docs/a');
  expect(whereItAppears('wiki', 'README', repository)[0]).toBe('URLs: /docs/wiki and /fr/docs/wiki');
  expect(whereItAppears('page', 'about', repository)[0]).toBe('URLs: /about and /fr/about');
});

it('knows no section that the settings do not name, and no kind that the site has not', () => {
  const none = siteOf({dir: '.', settings: {blog: false, pages: false}});
  expect(Object.keys(kindsOf(none))).toEqual(['doc']);
  const elsewhere = siteOf({dir: '.', settings: {docs: {path: 'handbook', routeBasePath: '/'}, blog: false}});
  expect(kindsOf(elsewhere).doc).toMatchObject({address: ''});
  expect(folderOf(elsewhere, kindsOf(elsewhere).doc!, 'en')).toBe('handbook');
});

describe('the command', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'new-'));
    const files = {
      'docusaurus.config.js': "module.exports = {i18n: {defaultLocale: 'en', locales: ['en', 'fr']}};\n",
      'docs/guides/pages.md': `---\ntitle: Pages\ndescription: ${description2}\n---\n`,
      'docs/tags.yml': 'metadata:\n  label: Metadata\n',
      'templates/en/doc.md': '## Of our own {#own}\n',
      'sidebars.ts': '',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, {recursive: true});
  });

  const at = (file: string): string => path.join(folder, file);
  const run = (more: Partial<Answers>): Promise<void> =>
    newPage(
      folder,
      Object.entries({...flags, tags: 'metadata', ...more}).map(([name, value]) => `--${name}=${value}`),
    );
  const files = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'].map((name) => `${name}/guides/backups.md`);

  it('writes the file of each language once, and nothing where something is wrong', async () => {
    await expect(run({tags: 'metdata'})).rejects.toThrow('There is no tag “metdata”.\n  Did you mean “metadata”?');
    expect(existsSync(at(files[0]!))).toBe(false);

    await run({});
    expect(files.filter((file) => !existsSync(at(file)))).toEqual([]);

    writeFileSync(at(files[1]!), 'Mine.');
    rmSync(at(files[0]!));
    await expect(run({})).rejects.toThrow('exists already');
    expect(readFileSync(at(files[1]!), 'utf8')).toBe('Mine.');
    expect(existsSync(at(files[0]!))).toBe(false);
  });

  it('begins with what the site has written for such pages', async () => {
    writeFileSync(at('lectern.config.js'), "module.exports = {templates: './templates'};\n");
    await run({});
    expect(readFileSync(at(files[0]!), 'utf8')).toContain('## Of our own {#own}');
  });
});
