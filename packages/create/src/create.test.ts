import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {describe, expect, it, vi} from 'vitest';
import {questionsFor, type Answers} from './answers';
import {complete, defaultsUsed} from './ask';
import {readFlags} from './flags';
import {command} from './index';
import {planSite, type Files} from './plan';
import {fillIn, keepParts} from './template';
import {checkFolder} from './write';

const usual: Answers = {
  name: 'Acme Docs',
  url: 'https://docs.acme.example',
  repository: 'https://github.com/acme/docs',
  languages: 'en',
  without: '',
};
const plan = (answers: Partial<Answers> = {}): Files => planSite({...usual, ...answers}, {version: '9.8.7'});
const config = (answers?: Partial<Answers>): string => plan(answers)['docusaurus.config.ts']!;

function refusal(words: string[]): string {
  try {
    const {folder, given} = readFlags(words);
    const questions = questionsFor(folder);
    for (const {name, check} of questions) if (given[name] !== undefined) check(given[name]);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('flags', () => {
  it('are read', () => {
    expect(readFlags(['docs', '--name', 'Acme Docs', '--languages=en,de', '--yes'])).toEqual({
      folder: 'docs',
      given: {name: 'Acme Docs', languages: 'en,de'},
      yes: true,
    });
  });

  it.each([
    [[], 'Where should the site be?'],
    [['a', 'b'], '“b” stands alone.'],
    [['a', '--langauges', 'en'], 'There is no option --langauges.\n  There are: --name, --url'],
    [['a', '--name'], '--name has no value.'],
    [['a', '--name', ''], '“” cannot be a name.'],
    [['a', '--url', 'docs.acme'], '“docs.acme” is not the URL of a site.'],
    [['a', '--url', 'https://a.example/?b'], 'is not the URL of a site.'],
    [['a', '--repository', 'acme/docs'], '“acme/docs” is not the URL of a repository.'],
    [['a', '--languages', 'en,english'], '“english” is not the code of a language.'],
    [['a', '--languages', 'EN'], 'Write it as “en”.'],
    [['a', '--languages', 'en,en'], '“en” is named twice.'],
    [['a', '--languages', ''], 'There is no language.'],
    [['a', '--without', 'blogs'], 'There is no part “blogs”.\n  A site can do without: blog, wiki, rest, graphql.'],
  ])('%j is refused', (words, message) => {
    expect(refusal(words)).toContain(message);
  });
});

it.each([['--help'], ['-h'], ['docs', '--help']])('says how to use it: %s', async (...words) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await command(words);
  expect(log.mock.calls.flat().join('\n')).toMatch(/^create-lectern FOLDER\n.*--url.*--repository.*--without.*--yes/s);
  log.mockRestore();
});

describe('questions', () => {
  it('are asked for what no flag says, again after a wrong answer, and have an answer by default', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    input.end('\ndocs.acme\nhttps://docs.acme.example\n-\n\nblog\n');
    const answers = await complete({languages: 'fr'}, questionsFor('acme-docs'), {input, output});
    expect(answers).toEqual({
      name: 'Acme docs',
      url: 'https://docs.acme.example',
      repository: '-',
      languages: 'fr',
      without: '',
    });
    expect(String(output.read())).toContain('“docs.acme” is not the URL of a site.');
  });

  it('are not asked without a terminal', async () => {
    expect(await complete({}, questionsFor('docs'), null)).toMatchObject({name: 'Docs', languages: 'en'});
  });

  it('are answered aloud where nobody can be asked', () => {
    const questions = questionsFor('docs');
    const given = {url: 'https://a.example', languages: 'en'};
    expect(defaultsUsed(given, questions).slice(1)).toEqual([
      '  --name "Docs"',
      '  --repository "-"',
      '  --without "-"',
    ]);
    expect(defaultsUsed({...given, name: 'A', repository: '-', without: ''}, questions)).toEqual([]);
  });
});

it('leaves a folder alone that is not empty', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'create-'));
  expect(() => checkFolder(folder)).not.toThrow();
  expect(() => checkFolder(path.join(folder, 'new'))).not.toThrow();
  writeFileSync(path.join(folder, 'a'), '');
  expect(() => checkFolder(folder)).toThrow('is not empty');
  expect(() => checkFolder(path.join(folder, 'a'))).toThrow('is a file');
  rmSync(folder, {recursive: true});
});

describe('the template', () => {
  it('has lines for some sites only', () => {
    const text =
      'a\n  // #if blog wiki\n  b\n  # #if rest\n  c\n  # #endif\n  // #endif\n<!-- #if !blog -->\nd\n<!-- #endif -->';
    expect(keepParts(text, new Set(['blog']))).toBe('a\n  b');
    expect(keepParts(text, new Set(['wiki', 'rest']))).toBe('a\n  b\n  c\nd');
    expect(keepParts(text, new Set(['rest']))).toBe('a\nd');
    expect(keepParts('a\n\n# #if rest\nb\n# #endif\n\nc', new Set())).toBe('a\n\nc');
  });

  it('writes names as the language of a file wants them', () => {
    expect(fillIn("'%name%' 100%", {name: "O'Neil"}, 'a.ts')).toBe("'O\\'Neil' 100%");
    expect(fillIn('# %name%', {name: 'a_b*'}, 'a.md')).toBe('# a\\_b\\*');
  });
});

describe('a new site', () => {
  it('is named and addressed as its owner says', () => {
    expect(config({name: "O'Neil", url: 'https://acme.example/docs'})).toMatch(
      /title = 'O\\'Neil';[^]*url: process\.env\.SITE_URL \?\? 'https:\/\/acme\.example',\n {2}baseUrl: process\.env\.BASE_URL \?\? '\/docs\/'/,
    );
    expect(config()).toContain("baseUrl: process.env.BASE_URL ?? '/'");
    expect(JSON.parse(plan()['package.json']!)).toMatchObject({
      name: 'acme-docs',
      // Docusaurus names this one at the end of each build.
      scripts: {serve: 'lectern serve'},
      dependencies: {'@lectern/preset': '9.8.7'},
    });
  });

  it('says in one place what it is for, in each language that there are samples in', () => {
    const home = plan({languages: 'en,fr'})['src/pages/index.tsx']!;
    expect(home).toContain('{title, tagline} = useDocusaurusContext().siteConfig');
    expect(config({languages: 'en'})).toMatch(/ = \{\n {2}'en': 'All there is [^]*?',\n\};/);
    const text = config({languages: 'pt-BR,fr,de'});
    expect(text).toMatch(/ = \{\n {2}'pt-BR': 'All there is [^]*?',\n {2}'fr': 'Tout ce qu’il [^]*?',\n\};/);
    expect(text).toContain("?? taglines['pt-BR'],");
  });

  it('leads to the sources of its pages, on GitHub and GitLab, if there are any', () => {
    expect(config()).toContain("editUrl: 'https://github.com/acme/docs/edit/main/'");
    expect(config({repository: 'https://gitlab.com/acme/docs.git'})).toContain(
      'https://gitlab.com/acme/docs/-/edit/main/',
    );
    expect(config({repository: '-'})).not.toContain('editUrl');
  });

  it('has pages in the languages that there are samples in', () => {
    const files = Object.keys(plan({languages: 'en,fr,de'}));
    expect(files).toContain('docs/guide/index.md');
    expect(files).toContain('i18n/fr/docusaurus-plugin-content-docs/current/guide/index.md');
    expect(files).toContain('i18n/fr/docusaurus-theme-classic/navbar.json');
    expect(files.filter((name) => name.startsWith('i18n/de'))).toEqual([]);
    expect(plan({languages: 'fr'})['docs/guide/index.md']).toContain('title: Commencer ici');
    expect(plan({languages: 'ar'})['docs/guide/index.md']).toContain('title: Begin here');
    expect(config({languages: 'en,fr,de'})).toContain("i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']}");
  });

  it('lists the names that a translation leaves as they are', () => {
    const same = (answers: Partial<Answers>): string | undefined => plan(answers)['i18n/fr/same.yml'];
    expect(same({languages: 'en,fr', name: 'A: "B"', without: 'wiki'})).toBe(
      '- "A: \\"B\\""\n- "Guide"\n- "Blog"\n- "REST"\n- "GraphQL"\n',
    );
    expect(same({languages: 'en,fr', without: 'blog,wiki,rest,graphql'})).toBe('- "Acme Docs"\n- "Guide"\n');
    expect(plan({languages: 'en,de'})).not.toHaveProperty(['i18n/de/same.yml']);
  });

  it('says which state of the first language its translations are made from', () => {
    const pinOf = (text = ''): string | undefined => /^translation_of: (.+)$/m.exec(text)?.[1];
    const translated = 'i18n/fr/docusaurus-plugin-content-docs/current/guide/index.md';
    const files = plan({languages: 'en,fr'});
    expect(pinOf(files['docs/guide/index.md'])).toBeUndefined();
    expect(pinOf(files[translated])).toMatch(/^sha256-/);
    const others = plan({languages: 'fr,en'});
    expect(pinOf(others['docs/guide/index.md'])).toBeUndefined();
    expect(pinOf(others[translated.replace('/fr/', '/en/')])).toMatch(/^sha256-/);
  });

  it.each(['blog', 'wiki', 'rest', 'graphql'])('has nothing of “%s” where it does without', (part) => {
    const files = Object.entries(plan({languages: 'en,fr', without: part}));
    const trace = {blog: /blog/i, wiki: /wiki/i, rest: /openapi|'REST'/, graphql: /graphql/i}[part]!;
    const traces = files.filter(([name, text]) => trace.test(name) || trace.test(text)).map(([name]) => name);
    expect(traces).toEqual(part === 'blog' ? ['docusaurus.config.ts'] : []);
  });

  it('needs no package for APIs without one', () => {
    const files = plan({without: 'rest,graphql'});
    expect(Object.entries(files).filter(([, text]) => /references|api\//i.test(text))).toEqual([]);
  });

  it('has few files, and few lines that are not content', () => {
    const files = plan({languages: 'en,fr,de'});
    const isContent = (name: string): boolean => /^(?:docs|blog|i18n)\/|^openapi|^schema/.test(name);
    const lines = Object.entries(files).filter(([name]) => !isContent(name));
    expect(Object.keys(files).length).toBeLessThanOrEqual(30);
    expect(lines.flatMap(([, text]) => text.trim().split('\n')).length).toBeLessThanOrEqual(400);
  });

  it('names its maker in one line of its README, in its dependencies and in two scripts', () => {
    for (const [name, text] of Object.entries(plan({languages: 'en,fr'}))) {
      const lines = text.split('\n').filter((line) => /lectern/i.test(line.replace(/@lectern\/\w+/g, '')));
      const allowed = {'README.md': 1, 'package.json': 2}[name] ?? 0;
      expect(lines.length, name).toBe(allowed);
    }
  });

  it('leaves nothing to be filled in', () => {
    for (const [name, text] of Object.entries(plan({languages: 'en,fr'}))) {
      expect(text, name).not.toMatch(/%[a-z]+%|#if|#endif/i);
    }
  });
});
