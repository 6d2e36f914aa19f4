import {describe, expect, it} from 'vitest';
import {sourceHash} from '../../../src/text/sourceHash';
import {readPage, SourceError, type Page, type Source} from '../page';
import {checkFrontMatter} from './frontMatter';
import {checkTagLists, checkTags} from './tags';
import {checkDescriptions, checkTitles} from './titles';
import {checkPins} from './translationPins';
import {checkTranslations} from './translations';

const description = 'How to install the site on a new machine, step by step, in a few minutes.';
const valid = `---\ntitle: Install\ndescription: ${description}\n---\n`;

function page(text: string, source: Partial<Source> = {}): Page {
  return readPage({file: 'docs/install.md', kind: 'doc', language: 'en', key: 'install.md', ...source, text});
}

const french = (text: string, key = 'install.md'): Page => page(text, {file: `fr/${key}`, language: 'fr', key});

describe('reading a page', () => {
  it('finds headings with explicit and derived ids, but none inside code', () => {
    const {headings} = page(
      `${valid}## Say \`hi\` twice\n\n\`\`\`\`md\n\`\`\`\n## not one\n\`\`\`\n\`\`\`\`\n\n### Then go {#go}\n`,
    );
    expect(headings).toEqual([
      {level: 2, id: 'say-hi-twice', title: 'Say hi twice', line: 5},
      {level: 3, id: 'go', title: 'Then go', line: 13},
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
    expect(checkFrontMatter([page(complete)])).toEqual([]);
  });

  it('suggests the field that was meant', () => {
    expect(checkFrontMatter([page(complete.replace('---\n', '---\ntilte: x\n'))])).toEqual([
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

  it('says what is wrong with a notice', () => {
    const [problem] = checkFrontMatter([page(complete.replace('---\n', '---\nnotice: {type: tpi, text: New.}\n'))]);
    expect(problem).toMatchObject({
      line: 2,
      message: 'There is no notice of type “tpi”.',
      hint: 'Did you mean “tip”?',
    });
  });

  it('misses required fields', () => {
    expect(checkFrontMatter([page('# No front matter\n')]).map(({message}) => message)).toEqual([
      '“title” is missing in the front matter.',
      '“description” is missing in the front matter.',
      '“tags” is missing in the front matter.',
    ]);
  });
});

describe('tags', () => {
  it('must be on the list', () => {
    const tagged = page(valid.replace('---\n', '---\ntags: [software, elemnts]\n'));
    expect(checkTags([tagged], {doc: ['software', 'elements']})).toEqual([
      {
        file: 'docs/install.md',
        line: 2,
        message: 'Unknown tag “elemnts”.',
        hint: 'Did you mean “elements”? If not, add it to docs/tags.yml and to its French twin.',
      },
    ]);
  });

  it('are the same in both languages', () => {
    const problems = checkTagLists([
      {file: 'en.yml', tags: ['a', 'b']},
      {file: 'fr.yml', tags: ['a', 'c']},
    ]);
    expect(problems.map(({file, message}) => `${file}: ${message}`)).toEqual([
      'en.yml: The tag “c” of fr.yml is missing here.',
      'fr.yml: The tag “b” of en.yml is missing here.',
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
});

describe('translations', () => {
  const headings = `${valid}## First\n### Second\n`;

  it('may be complete', () => {
    const translated = french(
      `---\ntitle: Installer\ndescription: ${description} (fr)\n---\n## Un {#first}\n### Deux {#second}\n`,
    );
    expect(checkTranslations([page(headings), translated])).toEqual([]);
  });

  it('are missed, with the place where they belong', () => {
    const [problem] = checkTranslations([page(valid)]);
    expect(problem?.message).toBe('This page has no French translation.');
    expect(problem?.hint).toContain('i18n/fr/docusaurus-plugin-content-docs/current/install.md');
  });

  it('may not be left over', () => {
    const [problem] = checkTranslations([french(valid)]);
    expect(problem?.message).toBe('This translation has no English page.');
  });

  it('keep the heading ids', () => {
    const [problem] = checkTranslations([page(headings), french(headings.replace('## First', '## Premier'))]);
    expect(problem).toMatchObject({
      file: 'fr/install.md',
      line: 5,
      hint: 'End it with {#first} and give it 2 “#”.',
    });
  });

  it('keep the number of headings', () => {
    const [problem] = checkTranslations([page(headings), french(valid)]);
    expect(problem?.message).toBe('0 headings, but 2 in docs/install.md.');
  });

  it('keep what decides the place, and translate what is read', () => {
    const [slug, text] = checkTranslations([page(valid), french(valid.replace('---\n', '---\nslug: /autre\n'))]);
    expect(slug?.message).toBe('“slug” differs from docs/install.md:1.');
    expect(text?.message).toBe('“description” is still in English.');
  });

  it('show the notice too', () => {
    const translated = valid.replace(description, `${description} (fr)`);
    const noticed = page(valid.replace('---\n', '---\nnotice: {type: tip, text: New.}\n'));
    expect(checkTranslations([noticed, french(translated)])).toMatchObject([
      {message: 'The notice of docs/install.md:2 is missing.'},
    ]);
  });
});

describe('translation pins', () => {
  const pinned = (pin: string): Page => french(valid.replace('---\n', `---\ntranslation_of: ${pin}\n`));

  it('may be those of the English pages', () => {
    expect(checkPins([page(valid), pinned(sourceHash(valid))])).toEqual([]);
  });

  it('warn of an English page that has changed', () => {
    expect(checkPins([page(valid), pinned('sha256-000000000000')])).toEqual([
      {
        file: 'fr/install.md',
        line: 2,
        message: 'The English page has changed since this translation was made.',
        hint: '“npm run i18n:status” shows what changed. Translate it, then: npm run i18n:accept fr/install.md',
        isWarning: true,
      },
    ]);
  });

  it('stand on every translation', () => {
    const [problem] = checkPins([page(valid), french(valid)]);
    expect(problem).toMatchObject({file: 'fr/install.md', message: '“translation_of” is missing in the front matter.'});
    expect(problem?.isWarning).toBeUndefined();
  });

  it('do not stand on English pages', () => {
    const [problem] = checkPins([page(valid.replace('---\n', '---\ntranslation_of: sha256-000000000000\n'))]);
    expect(problem?.message).toBe('“translation_of” belongs on translations only.');
  });
});
