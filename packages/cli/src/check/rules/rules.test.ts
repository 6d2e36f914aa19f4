import {describe, expect, it} from 'vitest';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import {siteOf} from '../../settings/site';
import {readPage, SourceError, type Page, type Source} from '../page';
import {checkAuthors} from './authors';
import {checkFrontMatter, checkPresence, checkUnknownFields} from './frontMatter';
import {checkPlaces} from './places';
import {checkSurplusTags, checkTagLists, checkTags} from './tags';
import {checkTeasers} from './teasers';
import {checkDescriptions, checkTitleLengths, checkTitles} from './titles';
import {checkPins} from './translationPins';
import {checkTranslations, checkTranslationStructure} from './translations';

const description = 'How to install the site on a new machine, step by step, in a few minutes.';
const valid = `---\ntitle: Install\ndescription: ${description}\n---\n`;

const english = siteOf({dir: 'nowhere', config: {i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']}}});

function page(text: string, source: Partial<Source> = {}): Page {
  return readPage({file: 'docs/install.md', kind: 'doc', language: 'en', key: 'install.md', ...source, text}, english);
}

const french = (text: string, key = 'install.md'): Page => page(text, {file: `fr/${key}`, language: 'fr', key});

describe('reading a page', () => {
  it('finds headings with explicit and derived ids, but none inside code', () => {
    const {headings} = page(
      `${valid}## Say \`hi\` twice\n\n\`\`\`\`md\n\`\`\`\n## not one\n\`\`\`\n\`\`\`\`\n\n### Then go {#go}\n\n### And on {/* #on */}\n`,
    );
    expect(headings).toEqual([
      {level: 2, id: 'say-hi-twice', title: 'Say hi twice', line: 5},
      {level: 3, id: 'go', title: 'Then go', line: 13},
      {level: 3, id: 'on', title: 'And on', line: 15},
    ]);
  });

  it('numbers equal headings as the site does', () => {
    expect(page(`${valid}## Try\n## Try\n`).headings.map(({id}) => id)).toEqual(['try', 'try-1']);
  });

  it('names the line of broken YAML', () => {
    const read = (): Page => page('---\ntitle: Install\ntags: [a\n---\n');
    expect(read).toThrow(SourceError);
    expect(read).toThrow(expect.objectContaining({line: expect.any(Number) as number}));
  });

  it('names the line of broken Markdown', () => {
    const read = (): Page['tree'] => page(`${valid}\nText\n\n<Figure\n`).tree;
    expect(read).toThrow(expect.objectContaining({line: expect.any(Number) as number}));
    expect(read).toThrow('The Markdown cannot be read: ');
  });
});

const complete = valid.replace('---\n', '---\ntags: [software]\n');

describe('front matter', () => {
  it('accepts a complete page', () => {
    expect([...checkFrontMatter([page(complete)]), ...checkUnknownFields([page(complete)])]).toEqual([]);
  });

  it('suggests the field that was meant', () => {
    expect(checkUnknownFields([page(complete.replace('---\n', '---\ntilte: x\n'))])).toEqual([
      {file: 'docs/install.md', line: 2, message: 'Unknown front matter field “tilte”.', hint: 'Did you mean “title”?'},
    ]);
  });

  it('names the type of a field', () => {
    const [problem] = checkFrontMatter([page(complete.replace('---\n', '---\ndraft: "yes"\n'))]);
    expect(problem).toMatchObject({line: 2, message: '“draft” must be a boolean.'});
  });

  it('lets a page go without a sidebar', () => {
    expect(checkFrontMatter([page(complete.replace('---\n', '---\ndisplayed_sidebar: null\n'))])).toEqual([]);
  });

  it.each([
    ['title: 2024', 'text'],
    ['title: " "', 'text'],
    ['keywords: a, b', 'list'],
    ['draft: 1', 'boolean'],
    ['sidebar_position: "1"', 'number'],
    ['pagination_next: 3', 'text or null'],
    ['last_update: yesterday', 'map'],
    ['last_update: [a]', 'map'],
  ])('names the type of a field of a doc: %s', (line, type) => {
    const [field] = line.split(':') as [string];
    const text = complete.replace('---\n', `---\n${line}\n`).replace(/\ntitle: Install/, field === 'title' ? '' : '$&');
    expect(checkFrontMatter([page(text)])).toMatchObject([{line: 2, message: `“${field}” must be a ${type}.`}]);
  });

  it.each([
    ['date: soon', '“date” must be a date.'],
    ['authors: 5', '“authors” must be a text or list.'],
  ])('names the type of a field of a post: %s', (line, message) => {
    const others = {date: 'date: 2025-01-31', authors: 'authors: lectern'};
    const [field] = line.split(':') as [keyof typeof others];
    const lines = Object.values({...others, [field]: line}).join('\n');
    const text = complete.replace('---\n', `---\nslug: news\n${lines}\n`);
    expect(checkFrontMatter([page(text, {kind: 'post'})])).toMatchObject([{message}]);
  });

  it.each([
    ['2025-06-12-news.md', []],
    ['2025-06-12-news/index.md', []],
    ['2025/06/12-news.mdx', []],
    ['news.md', ['This post has no date.']],
    ['2025-13-45-news.md', ['The file name begins with a date that does not exist.']],
  ])('takes the date of a post from its file name: %s', (key, messages) => {
    const post = page(complete.replace('---\n', '---\nauthors: [lectern]\n'), {file: `blog/${key}`, kind: 'post', key});
    expect(checkFrontMatter([post]).map(({message}) => message)).toEqual(messages);
  });

  it('says what is wrong with a notice', () => {
    const [problem] = checkFrontMatter([page(complete.replace('---\n', '---\nnotice: {type: tpi, text: New.}\n'))]);
    expect(problem).toMatchObject({
      line: 2,
      message: 'There is no notice of type “tpi”.',
      hint: 'Did you mean “tip”?',
    });
  });

  it.each([
    ['title', ['docs/install.md', 'src/pages/a.md', 'blog/a.md']],
    ['tags', ['docs/install.md', 'blog/a.md']],
    ['authors', ['blog/a.md']],
  ])('misses “%s” where a page can have it', (field, files) => {
    const pages = [
      page('# No front matter\n'),
      page('', {file: 'src/pages/a.md', kind: 'page'}),
      page('', {file: 'blog/a.md', kind: 'post'}),
    ];
    const problems = checkPresence(pages, field);
    expect(problems.map(({file}) => file)).toEqual(files);
    expect(problems[0]?.message).toBe(`“${field}” is missing in the front matter.`);
    expect(checkPresence([page(complete)], field)).toEqual([]);
  });
});

describe('tags', () => {
  it('must be on the list', () => {
    const tagged = page(valid.replace('---\n', '---\ntags: [software, elemnts]\n'));
    expect(checkTags([tagged], {doc: ['software', 'elements']}, english)).toEqual([
      {
        file: 'docs/install.md',
        line: 2,
        message: 'Unknown tag “elemnts”.',
        hint: 'Did you mean “elements”? If not, add it to docs/tags.yml and to its translations.',
      },
    ]);
  });

  it('are all on each list that translates them, and no others', () => {
    const lists = [
      {file: 'tags.yml', tags: ['a', 'b']},
      {file: 'fr.yml', tags: ['a', 'c']},
      {file: 'de.yml', tags: ['a', 'b']},
    ];
    const said = (problems: {file: string; message: string}[]) =>
      problems.map(({file, message}) => `${file}: ${message}`);
    expect(said(checkTagLists(lists))).toEqual(['fr.yml: The tag “b” of tags.yml is missing here.']);
    expect(said(checkSurplusTags(lists))).toEqual(['tags.yml: The tag “c” of fr.yml is missing here.']);
    expect(checkTagLists([])).toEqual([]);
  });
});

describe('posts', () => {
  const post = (line: string, body = 'A.\n\n{/* truncate */}\n', language = 'en'): Page =>
    page(`---\ntitle: News\n${line}\n---\n${body}`, {file: 'blog/news.md', kind: 'post', language, key: 'news.md'});
  const known = {en: {file: 'blog/authors.yml', authors: ['lectern', 'api']}};

  it('name authors of the list, each once', () => {
    expect(
      checkAuthors([post('authors: lectern'), post('authors: [api, {key: lectern}]')], known, english.languages),
    ).toEqual([]);
    expect(checkAuthors([post('authors: [lecterm]')], known, english.languages)).toEqual([
      {
        file: 'blog/news.md',
        line: 3,
        message: 'Unknown author “lecterm”.',
        hint: 'Did you mean “lectern”? If not, add the author to blog/authors.yml and to its translations.',
      },
    ]);
    expect(checkAuthors([post('authors: {name: Ada}')], known, english.languages)).toMatchObject([
      {message: 'Unknown author “Ada”.'},
    ]);
    expect(checkAuthors([post('authors: [api, api]')], known, english.languages)).toMatchObject([
      {message: 'The author “api” is named twice.'},
    ]);
  });

  it('mark where their teaser ends', () => {
    expect(checkTeasers([post(''), post('', 'A.\n<!-- truncate -->\n'), page(valid)], {})).toEqual([]);
    expect(checkTeasers([post('', 'A.\n')], {})).toMatchObject([
      {
        file: 'blog/news.md',
        message: 'Nothing marks where the teaser of this post ends.',
        hint: 'Write <!-- truncate --> on a separate line after the first paragraph.',
      },
    ]);
    expect(checkTeasers([post('', 'A.\n')], {future: {v4: true}} as never)).toMatchObject([
      {hint: 'Write {/* truncate */} on a separate line after the first paragraph.'},
    ]);
  });
});

describe('titles and descriptions', () => {
  it('are unique within a language', () => {
    const problems = checkTitles([page(valid), page(valid, {file: 'docs/other.md'}), french(valid)]);
    expect(problems.map(({message}) => message)).toEqual([
      'docs/install.md has the same title.',
      'docs/install.md has the same description.',
    ]);
  });

  it('are of sane length', () => {
    const [problem] = checkDescriptions([page('---\ntitle: A\ndescription: Too short.\n---\n')]);
    expect(problem).toMatchObject({line: 3, message: 'The description has 10 characters.'});
  });

  it('have a length that search engines show', () => {
    const titled = (length: number): Page => page(`---\nslug: a\ntitle: ${'a'.repeat(length)}\n---\n`);
    expect(checkTitleLengths([titled(61)])).toMatchObject([{line: 3, message: 'The title has 61 characters.'}]);
    expect(checkTitleLengths([titled(60), page('Untitled.')])).toEqual([]);
  });
});

const {languages} = english;
const siteIn = (first: string, ...others: string[]) =>
  siteOf({dir: 'nowhere', config: {i18n: {defaultLocale: first, locales: [first, ...others]}}});
const german = (text: string): Page => page(text, {file: 'de/install.md', language: 'de'});

describe('translations', () => {
  const headings = `${valid}## First\n### Second\n`;
  const messages = (problems: {message: string}[]) => problems.map(({message}) => message);

  it('may be complete', () => {
    const text = `---\ntitle: Installer\ndescription: ${description} (fr)\n---\n## Un {#first}\n### Deux {#second}\n`;
    const pages = [page(headings), french(text), german(text)];
    expect([...checkTranslations(pages, english), ...checkTranslationStructure(pages, languages)]).toEqual([]);
  });

  it('are missed in each language, with the place where they belong', () => {
    const problems = checkTranslations([page(valid)], english);
    expect(messages(problems)).toEqual([
      'This page has no French translation.',
      'This page has no German translation.',
    ]);
    expect(problems[1]?.hint).toContain('i18n/de/docusaurus-plugin-content-docs/current/install.md');
  });

  it('are not asked for with one language', () => {
    const alone = siteIn('de');
    const pages = [german(valid)];
    expect([
      ...checkTranslations(pages, alone),
      ...checkTranslationStructure(pages, alone.languages),
      ...checkPins(pages, alone),
    ]).toEqual([]);
  });

  it('may not be left over', () => {
    expect(messages(checkTranslationStructure([french(valid)], languages))).toEqual([
      'This translation has no English page.',
    ]);
    const frenchFirst = {first: 'fr', others: ['en']};
    expect(messages(checkTranslationStructure([page(valid)], frenchFirst))).toEqual([
      'This translation has no French page.',
    ]);
  });

  it('keep the heading ids', () => {
    const translation = french(headings.replace('## First', '## Premier'));
    expect(checkTranslationStructure([page(headings), translation], languages)).toEqual([
      {
        file: 'fr/install.md',
        line: 5,
        message: 'This heading has the id “premier”, its English twin (docs/install.md:5) “first”.',
        hint: 'End it with {#first} and give it 2 “#”.',
      },
    ]);
  });

  it('keep the number of headings', () => {
    const problems = checkTranslationStructure([page(headings), french(valid)], languages);
    expect(messages(problems)).toEqual(['0 headings, but 2 in docs/install.md.']);
  });

  it('keep what decides the place, and translate what is read', () => {
    const pages = [page(valid), french(valid.replace('---\n', '---\nslug: /autre\n')), german(valid)];
    expect(messages(checkTranslationStructure(pages, languages))).toEqual(['“slug” differs from docs/install.md:1.']);
    expect(checkTranslations(pages, english).map(({file, message}) => `${file} ${message}`)).toEqual([
      'fr/install.md “description” is still in English.',
      'de/install.md “description” is still in English.',
    ]);
  });

  it('show the notice too', () => {
    const translated = valid.replace(description, `${description} (fr)`);
    const noticed = page(valid.replace('---\n', '---\nnotice: {type: tip, text: New.}\n'));
    expect(messages(checkTranslations([noticed, french(translated)], siteIn('en', 'fr')))).toEqual([
      'The notice of docs/install.md:2 is missing.',
    ]);
  });
});

describe('translation pins', () => {
  const pinned = (pin: string): Page => french(valid.replace('---\n', `---\ntranslation_of: ${pin}\n`));

  it('may be those of the English pages', () => {
    expect(checkPins([page(valid), pinned(sourceHash(valid))], english)).toEqual([]);
  });

  it('warn of an English page that has changed', () => {
    expect(checkPins([page(valid), pinned('sha256-000000000000')], english)).toEqual([
      {
        file: 'fr/install.md',
        line: 2,
        message: 'The English page has changed since this translation was made.',
        hint: '“npx lectern i18n status” shows what changed. Translate it, then: npx lectern i18n accept fr/install.md',
        isWarning: true,
      },
    ]);
  });

  it('stand on every translation', () => {
    const [problem] = checkPins([page(valid), french(valid)], english);
    expect(problem).toMatchObject({file: 'fr/install.md', message: '“translation_of” is missing in the front matter.'});
    expect(problem?.isWarning).toBeUndefined();
  });

  it('do not stand on English pages', () => {
    const [problem] = checkPins([page(valid.replace('---\n', '---\ntranslation_of: sha256-000000000000\n'))], english);
    expect(problem?.message).toBe('“translation_of” belongs on translations only.');
  });
});

it('no page that somebody wrote stands in the folder of references', () => {
  const pages = [page(valid, {key: 'apis/own.md'}), page(valid, {key: 'api/own.md', file: 'docs/api/own.md'})];
  expect(checkPlaces(pages, 'api')).toMatchObject([{file: 'docs/api/own.md', line: 1}]);
});
