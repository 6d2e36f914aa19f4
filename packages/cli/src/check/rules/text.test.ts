import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteOf} from '../../settings/site';
import {readPage, type Page} from '../page';
import {readWords} from '../words';
import {checkAnchors} from './anchors';
import {checkDraftLinks} from './drafts';
import {checkNames, type Names} from './names';
import {
  checkAlternatives,
  checkHeadingOrder,
  checkLength,
  checkLinkLabels,
  checkLinkLanguage,
  checkPlaceholders,
} from './prose';
import {checkSamples} from './samples';

const url = 'https://docs.example';
const site = siteOf({dir: '.', config: {i18n: {defaultLocale: 'en', locales: ['en', 'fr']}}});
const words = readWords(site);

function page(body: string, source: Partial<Page> = {}): Page[] {
  const file = {file: 'docs/a/page.md', kind: 'doc', language: 'en', key: 'a/page.md'} as const;
  return [readPage({...file, ...source, text: `---\ntitle: Page\n---\n\n${body}\n`}, site)];
}

const names: Names = {
  folders: ['docs', 'i18n', 'src'],
  ofReaders: [],
  listedIn: 'rules.ts',
  scripts: ['build', 'check:content'],
  operations: ['get /pet/{petId}'],
  graphqlTypes: new Map([['Page', ['title', 'slug']]]),
  languages: ['en', 'fr'],
  exists: (path) => path === 'docs/cli.md',
};

const rules: Record<string, (pages: Page[]) => {line: number; message: string}[]> = {
  checkHeadingOrder,
  checkLength,
  checkPlaceholders: (pages) => checkPlaceholders(pages, words),
  checkLinkLabels: (pages) => checkLinkLabels(pages, words),
  checkAlternatives,
  checkSamples,
  checkNames: (pages) => checkNames(pages, names),
};

describe('the text of pages', () => {
  it.each([
    ['checkHeadingOrder', '## One\n\n#### Two', 7, 'A heading of level 4 follows one of level 2.'],
    ['checkHeadingOrder', '### One', 5, 'A heading of level 3 follows one of level 1.'],
    ['checkLength', 'Five words are not enough.', 1, 'The page has 5 words.'],
    ['checkPlaceholders', 'One\nTODO: two', 5, 'The placeholder “TODO” is still here.'],
    ['checkPlaceholders', 'Lorem ipsum dolor.', 5, 'The placeholder “Lorem ipsum” is still here.'],
    ['checkLinkLabels', 'See [here](./b.md).', 5, 'The link “here” does not say where it leads.'],
    ['checkLinkLabels', 'Voir [*ici*](./b.md).', 5, 'The link “ici” does not say where it leads.'],
    ['checkLinkLabels', 'See https://example.org.', 5, 'The link “https://example.org” does not say where it leads.'],
    ['checkAlternatives', '![](./a.png)', 5, 'The image has no text alternative.'],
    ['checkAlternatives', '<img src="./a.png" />', 5, 'The image has no text alternative.'],
    ['checkSamples', '```json\n{"a": 1,}\n```', 5, 'This json cannot be read: '],
    ['checkSamples', '```json title="fragment.json"\n{\n```', 5, 'This json cannot be read: '],
    ['checkSamples', '```yaml\na: [b\n```', 5, 'This yaml cannot be read: '],
    ['checkSamples', '```tsx\nconst a = <b>;\n```', 5, 'This tsx cannot be read: '],
    ['checkSamples', '```js\nlet = = 1;\n```', 5, 'This js cannot be read: '],
    ['checkSamples', '```css\na { color: red;\n```', 5, 'This css cannot be read: '],
    ['checkSamples', '```scss\na { $b }\n```', 5, 'This scss cannot be read: '],
    ['checkSamples', '```html\n<p a="1" a="2">\n```', 5, 'This html cannot be read: '],
    ['checkSamples', '```bash\nif true; then\n```', 5, 'This bash cannot be read: '],
    ['checkSamples', '```graphql\ntype A {\n```', 5, 'This graphql cannot be read: '],
    ['checkSamples', '```toml\na = [b\n```', 5, 'This toml cannot be read: '],
    ['checkSamples', '```mdx\n<Tabs>\n```', 5, 'This mdx cannot be read: '],
    ['checkSamples', '```md\nA {b c}\n```', 5, 'This md cannot be read: '],
    ['checkNames', 'Run `npm run biuld`.', 5, 'There is no script “biuld”.'],
    ['checkNames', '```bash\nnpm run check:contents\n```', 5, 'There is no script “check:contents”.'],
    ['checkNames', 'See `docs/cil.md`.', 5, 'There is no “docs/cil.md”.'],
    ['checkNames', 'See `i18n/fr/code.jsn`.', 5, 'There is no “i18n/fr/code.jsn”.'],
    ['checkNames', 'See `src/plugin/docs`.', 5, 'There is no “src/plugin/docs”.'],
    ['checkNames', 'See `src/plugin/`.', 5, 'There is no “src/plugin/”.'],
    ['checkNames', 'Call `GET /pets/{petId}`.', 5, 'The REST API has no “GET /pets/{petId}”.'],
    ['checkNames', 'Ask for `Page.titel`.', 5, 'The GraphQL type “Page” has no field “titel”.'],
  ])('%s finds what is wrong in: %s', (rule, body, line, message) => {
    const [problem] = rules[rule]?.(page(body)) ?? [];
    expect(problem).toMatchObject({line, message: expect.stringContaining(message) as string});
  });

  it.each([
    ['checkHeadingOrder', '## One\n\n### Two\n\n## Three'],
    ['checkLength', 'word '.repeat(100)],
    ['checkPlaceholders', 'Write `TODO` in code.'],
    ['checkLinkLabels', 'Read [how to go on](./b.md) and [`b`](./b.md) and [](term:slug).'],
    ['checkAlternatives', '![A cat](./a.png)\n\n<img src="./a.png" alt="" />'],
    ['checkSamples', '```ts\ntitle: "member",\n```\n\n```ts\n{a: 1},\n{a: 2},\n```\n\n```json\n"a": 1\n```'],
    [
      'checkSamples',
      '```css\na { color: var(--b) }\n```\n\n```html\n<p>a</p>\n```\n\n```html\n<!doctype html>\n<title>a</title>\n```',
    ],
    [
      'checkSamples',
      '```bash\nnpm test -- --a "$b"\n```\n\n```graphql\n{ a(b: 1) { c } }\n```\n\n```toml\n[a]\nb = 1\n```\n\n```md\n---\na: b\n---\n{a}\n```',
    ],
    [
      'checkSamples',
      '```yaml\n---\na: b\n---\n```\n\n```json title="a.json" fragment\n{…}\n```\n\n```json file=package.json\n```\n\n```text\n{\n```',
    ],
    ['checkNames', '`npm run build`, `docs/cli.md`, `docs/example.md`, `GET /pet/{petId}`, `Page.title`, `Other.x`'],
    ['checkNames', '`src/new.ts`\n\n```ts title="src/new.ts"\n```'],
    ['checkNames', '`src/config/*.ts`, `docs/`, `docs/…`, `src`, `i18n/de/code.json`'],
  ])('%s lets pass: %s', (rule, body) => {
    expect(rules[rule]?.(page(body))).toEqual([]);
  });

  it('leads from French to French', () => {
    const links =
      '[a](../b.md) [b](/docs/b) [c](https://other.example) [d](../../docs/b.md) [e](https://docs.example/b)';
    expect(checkLinkLanguage(page(links), url, site.languages)).toEqual([]);
    expect(
      checkLinkLanguage(page(links, {language: 'fr', file: 'fr.md'}), url, site.languages).map(({message}) => message),
    ).toEqual(['“../../docs/b.md” leads to the English page.', '“https://docs.example/b” leads to the English page.']);
  });

  it('leads to no draft, by file or address', () => {
    const draft = (file: string, language = 'en') =>
      readPage(
        {
          file,
          kind: 'doc',
          language,
          key: 'a/plan.md',
          text: '---\ntitle: Plan\ndraft: true\n---\n\n[other](./page.md) [self](./plan.md)\n',
        },
        site,
      );
    const drafts = [draft('docs/a/plan.md'), draft('i18n/fr/docs/a/plan.md', 'fr')];
    const links = '[a](#plan) [b](/docs/a) [c](https://docs.example/docs/a/plan) [d](../plan.md)';
    expect(checkDraftLinks([...page(links), ...drafts], site)).toEqual([]);

    const wrong = '[a](./plan.md#now)\n\n[b](/docs/a/plan)\n\n[c]\n\n[c]: @site/docs/a/plan.md';
    expect(checkDraftLinks([...page(wrong), ...drafts], site)).toMatchObject([
      {
        file: 'docs/a/page.md',
        line: 5,
        message: '“./plan.md#now” leads to a draft, which is not built.',
        hint: 'Take the link out, or publish docs/a/plan.md: remove “draft: true” there and in its translation.',
      },
      {line: 7, message: '“/docs/a/plan” leads to a draft, which is not built.'},
      {line: 11, message: '“@site/docs/a/plan.md” leads to a draft, which is not built.'},
    ]);

    const french = page('[a](./plan.md)', {language: 'fr', file: 'i18n/fr/docs/a/page.md'});
    expect(checkDraftLinks([...french, ...drafts], site)).toMatchObject([{file: 'i18n/fr/docs/a/page.md'}]);
  });
});

describe('anchors', () => {
  const pages = (link: string): Page[] => [
    ...page(`${link}\n\n## Own heading\n\n::contents\n\n:::figure[A figure.]{#figure-a}\n![A](./a.svg)\n:::`),
    ...page('## Other {#other-part}\n\n<div id="by-hand" />\n\n$$ {#eq-a}\nx\n$$', {
      file: 'docs/b.md',
      key: 'b.md',
    }),
    ...page('## Named {#named}', {file: 'blog/2025-06-12-news.md', kind: 'post', key: '2025-06-12-news.md'}),
  ];

  it.each([
    '[a](#own-heading)',
    '[a](#contents)',
    '[a](#figure-a)',
    '[a](../b.md#other-part)',
    '[a](../b.md#by-hand)',
    '[a](../b.md#eq-a)',
    '[a](/docs/b#other-part)',
    '[a](@site/docs/b.md#other-part)',
    '[a](/blog/2025/06/12/news#named)',
    '[a][b]\n\n[b]: ../b.md#other-part',
    // Made by the build.
    '[a](/docs/api/queries#page)',
    '[a](#user-content-fn-1)',
    '[a](https://example.org/b.md#none)',
  ])('lead somewhere: %s', (link) => {
    expect(checkAnchors(pages(link), site)).toEqual([]);
  });

  it.each([
    ['[a](#own-headin)', 'There is no “#own-headin” on this page.', 'Did you mean “#own-heading”?'],
    ['[a](../b.md#otherpart)', 'There is no “#otherpart” in docs/b.md.', 'Did you mean “#other-part”?'],
    ['[a](/docs/b#otherpart)', 'There is no “#otherpart” in docs/b.md.', 'Did you mean “#other-part”?'],
    [
      '<a href="#none-at-all">a</a>',
      'There is no “#none-at-all” on this page.',
      'Give the heading that you mean an id',
    ],
  ])('are broken: %s', (link, message, hint) => {
    expect(checkAnchors(pages(link), site)).toMatchObject([
      {file: 'docs/a/page.md', line: 5, message, hint: expect.stringContaining(hint) as unknown},
    ]);
  });

  it('lead to what a page takes from other files, as far as that is known', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'anchors-'));
    try {
      mkdirSync(path.join(dir, 'docs/a'), {recursive: true});
      writeFileSync(path.join(dir, 'docs/a/_part.mdx'), '## From a part\n');
      const around = siteOf({dir});
      const withPart = "import Part from './_part.mdx';\n\n<Part />\n\n[a](#from-a-part) [b](#none)";
      expect(checkAnchors(page(withPart), around).map(({message}) => message)).toEqual([
        'There is no “#none” on this page.',
      ]);
      const withComponent = "import Table from '@site/src/components/Table';\n\n<Table />\n\n[a](#row)";
      expect(checkAnchors(page(withComponent), around)).toEqual([]);
    } finally {
      rmSync(dir, {recursive: true});
    }
  });

  it('lead to the terms of the glossary', () => {
    const glossary = page('[a](#term-slug) [b](#term-slub)\n\n::glossary');
    expect(checkAnchors(glossary, site, {en: ['slug']})).toMatchObject([{hint: 'Did you mean “#term-slug”?'}]);
  });
});
