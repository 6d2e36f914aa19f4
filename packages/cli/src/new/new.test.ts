import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PassThrough, Readable} from 'node:stream';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import type * as i18n from '../../src/config/i18n';
import {siteOf} from '@lectern/cli/settings/site';
import {readPage} from '@lectern/cli/check/page';
import {defaultLevels} from '@lectern/cli/check/levels';
import {checkFrontMatter} from '@lectern/cli/check/rules/frontMatter';
import type {Answers} from './answers';
import {complete} from './ask';
import {readFlags} from './flags';
import {planPage} from './plan';
import type {Repository} from './repository';
import {whereItAppears} from './whereItAppears';

const description = 'Copy the database to a safe place, check the copy, and restore it when you need it.';
const description2 = 'Install the site on a new machine, step by step, in a few minutes.';

const site = siteOf({dir: '.'});
const repository: Repository = {
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
  languages: {first: 'en', others: ['fr']},
  levels: {...defaultLevels, titleLength: 'error', descriptionLength: 'error'},
};
const ofOneLanguage = {...repository, languages: {first: 'en', others: []}};
const ofThreeLanguages = {...repository, languages: {first: 'en', others: ['fr', 'de']}};

const flags: Partial<Answers> = {
  kind: 'doc',
  path: 'guides/backups',
  title: 'Make a backup',
  description,
  tags: 'metadata, content-docs',
};
const planned = async (more: Partial<Answers>, site = repository): Promise<string[]> =>
  planPage(await complete({...flags, ...more}, site, null), site, new Date('2026-03-04')).map(({file}) => file);

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
  expect(() => readFlags(args)).toThrow(
    expect.objectContaining({message, hint: expect.stringContaining(hint) as unknown}) as Error,
  );
});

it('reads options', () => {
  expect({...readFlags(['--kind', 'doc', '--title=A'])}).toEqual({kind: 'doc', title: 'A'});
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
  expect(() => readFlags(['--title-fr', 'A'], ofOneLanguage.languages)).toThrow('There is no option --title-fr.');
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
  const lenient = {...repository, levels: defaultLevels};
  expect(await planned({description: 'Short.', language: 'en'}, lenient)).toEqual(['docs/guides/backups.md']);
});

it('says where a page will appear', () => {
  expect(whereItAppears('doc', 'guides/backups', repository.sidebars)).toEqual([
    'Addresses: /docs/guides/backups and /fr/docs/guides/backups',
    "Sidebar: add 'guides/backups' to sidebars.ts, for example below 'guides/pages' in line 3.",
  ]);
  expect(whereItAppears('doc', 'a', '', ofOneLanguage.languages)[0]).toBe('Address: /docs/a');
  expect(whereItAppears('doc', 'a', '', ofThreeLanguages.languages)[0]).toBe(
    'Addresses: /docs/a, /fr/docs/a, and /de/docs/a',
  );
  expect(whereItAppears('wiki', 'README', '')[0]).toBe('Addresses: /docs/wiki and /fr/docs/wiki');
  expect(whereItAppears('page', 'about', '')[0]).toBe('Addresses: /about and /fr/about');
});

describe('the command', () => {
  let folder: string;
  /** As the command knows it, of this repository's site. */
  let hasTags: boolean;

  beforeAll(async () => {
    hasTags = (await vi.importActual<{parts: {tags: boolean}}>('../../src/config/parts')).parts.tags;
  });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'new-'));
    const files = {
      'docs/guides/pages.md': `---\ntitle: Pages\ndescription: ${description2}\n---\n`,
      'docs/tags.yml': 'metadata:\n  label: Metadata\n',
      'blog/tags.yml': '',
      'blog/authors.yml': '',
      'sidebars.ts': '',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  const run = (more: Partial<Answers>): {status: number | null; stdout: string; stderr: string} =>
    spawnSync(
      process.execPath,
      [
        path.resolve('node_modules/tsx/dist/cli.mjs'),
        path.resolve('scripts/new/index.ts'),
        ...Object.entries({...flags, tags: hasTags ? 'metadata' : undefined, ...more}).flatMap(([name, value]) =>
          value === undefined ? [] : [`--${name}=${value}`],
        ),
      ],
      {cwd: folder, encoding: 'utf8'},
    );

  /** The command knows the languages of this repository's site, not those of tests. */
  async function pagesOfSite(): Promise<string[]> {
    const {locales, defaultLocale} = await vi.importActual<typeof i18n>('../../src/config/i18n');
    const others = locales.filter((locale) => locale !== defaultLocale);
    const folders = ['docs', ...others.map((locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current`)];
    return folders.map((one) => path.join(folder, one, 'guides/backups.md'));
  }

  it('writes the file of each language once, and nothing where something is wrong', async () => {
    const wrong = run({tags: 'metdata'});
    expect(wrong.status).toBe(1);
    if (hasTags) expect(wrong.stderr).toBe('There is no tag “metdata”.\n  Did you mean “metadata”?\n');
    expect(existsSync(path.join(folder, 'docs/guides/backups.md'))).toBe(false);

    const right = run({});
    expect([right.status, right.stderr]).toEqual([0, '']);
    expect(right.stdout).toContain('Written: docs/guides/backups.md\n');
    const written = await pagesOfSite();
    expect(written.filter((file) => !existsSync(file))).toEqual([]);

    const last = written.pop()!;
    writeFileSync(last, 'Mine.');
    for (const file of written) rmSync(file);
    const again = run({});
    expect([again.status, again.stderr]).toMatchObject([1, expect.stringContaining('exists already')]);
    expect(readFileSync(last, 'utf8')).toBe('Mine.');
    expect(written.filter((file) => existsSync(file))).toEqual([]);
  });
});
