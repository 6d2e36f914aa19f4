import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createGraphQLServer, endpoint} from '../../examples/graphql-server/server';
import {checkSchema, generatePages} from '@lectern/references/graphql';
import {wordsIn} from '@lectern/references/graphql/words';
import {references, referenceSite} from '../../src/references';
import {graphQlKinds} from '@lectern/references/graphQlKinds';

const sample = {id: 'graphql', file: 'examples/schema.graphql', route: 'api', tags: ['content-api']};
const words = {en: wordsIn('en'), fr: wordsIn('fr')};

const scratch = mkdtempSync(path.join(tmpdir(), 'graphql-sample-'));
afterAll(() => rmSync(scratch, {recursive: true, force: true}));

describe('the reference of the sample schema', () => {
  const targets = {en: path.join(scratch, 'en'), fr: path.join(scratch, 'fr')};
  const around = (folders: Record<'en' | 'fr', string>) => ({
    options: references,
    site: {...referenceSite, languages: Object.entries(folders).map(([locale, docs]) => ({locale, docs}))},
    texts: [{locale: 'fr', file: path.resolve('examples/schema.fr.yml')}],
  });
  const page = (locale: 'en' | 'fr', kind: string) =>
    readFileSync(path.join(targets[locale], `api/${kind}.md`), 'utf8');
  const headingIds = (markdown: string) =>
    [...markdown.matchAll(/^(#+) .*\{\/\* #(.+) \*\/\}$/gm)].map(([, level, id]) => [level, id]);

  beforeAll(async () => {
    mkdirSync(path.join(targets.en, 'api/petstore'), {recursive: true});
    writeFileSync(path.join(targets.en, 'api/petstore/pet.mdx'), 'Pets');
    await generatePages(sample, around(targets));
  });
  it('makes eight pages in each language and leaves other pages alone', () => {
    for (const locale of ['en', 'fr'] as const) {
      for (const kind of graphQlKinds) expect(page(locale, kind)).toMatch(/^---\ntitle: /);
    }
    expect(readFileSync(path.join(targets.en, 'api/petstore/pet.mdx'), 'utf8')).toBe('Pets');
    expect(existsSync(path.join(targets.en, 'api/graphql'))).toBe(false);
  });

  it('gives both languages the same headings and links', () => {
    for (const kind of graphQlKinds) {
      expect(headingIds(page('fr', kind))).toEqual(headingIds(page('en', kind)));
      const links = (markdown: string) => [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);
      expect(links(page('fr', kind))).toEqual(links(page('en', kind)));
    }
  });

  it('gives every anchor once per page, and none twice', () => {
    for (const kind of graphQlKinds) {
      const ids = headingIds(page('en', kind)).map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('leads every link to an anchor that exists', () => {
    const anchors = new Set(
      graphQlKinds.flatMap((kind) => headingIds(page('en', kind)).map(([, id]) => `./${kind}.md#${id}`)),
    );
    const links = graphQlKinds.flatMap((kind) =>
      [...page('en', kind).matchAll(/\]\((\.[^)]+)\)/g)].map(([, href]) => href),
    );
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter((href) => !anchors.has(href ?? ''))).toEqual([]);
  });

  it('has its titles in both languages', () => {
    expect(page('en', 'queries')).toContain('title: "GraphQL queries"\nsidebar_label: "Queries"');
    expect(page('fr', 'queries')).toContain('title: "Requêtes GraphQL"\nsidebar_label: "Requêtes"');
  });

  it('leaves no English on a French page', () => {
    const english = [words.en.fields, words.en.values, words.en.usedBy, words.en.implementedBy, words.en.memberOf]
      .concat([words.en.memberTypes, words.en.implements, words.en.returns, words.en.required, words.en.deprecated])
      .concat([
        words.en.defaultValue,
        words.en.mayBeNull,
        words.en.legend,
        words.en.example,
        words.en.answer,
        words.en.definition,
      ])
      .concat(['No description', ' the ', ' and ']);
    for (const kind of graphQlKinds) {
      const prose = page('fr', kind)
        .replaceAll(/(?<=```\w+ .*\n)[\s\S]*?```|<code>.*<\/code>|`[^`]*`/g, '')
        .replaceAll(/\{\/\* .* \*\/\}|className="[^"]*"|\]\(.*?\)/g, '');
      for (const text of english) expect(prose).not.toContain(text);
    }
  });

  it('shows definition, type, default and requirement of an argument', () => {
    const section = page('en', 'queries')
      .split('\n## ')
      .find((text) => text.startsWith('pages '));
    expect(section).toContain(
      '<span className="token attr-name">filter</span>{": "}[PageFilter](./inputObjects.md#PageFilter){"\\n',
    );
    expect(section).toContain('Returns [`PageConnection!`](./objects.md#PageConnection)');
    expect(section).toContain(
      '#### `first` {/* #pages.first */}\n\n[`Int`](./scalars.md#Int) <span className="graphql-note">may be null</span>\n',
    );
    expect(section).toContain('Default: `{field: TITLE, direction: ASCENDING}`');
    expect(page('fr', 'queries')).toContain(
      '#### `path` {/* #page.path */}\n\n[`String!`](./scalars.md#String) <span className="graphql-badge graphql-badge--required">obligatoire</span>\n',
    );
    expect(page('fr', 'objects')).toContain(
      '##### Argument `maxLevel` {/* #Page.headings.maxLevel */}\n\n[`Int`](./scalars.md#Int) <span className="graphql-note">peut être null</span>\n',
    );
  });

  it('shows deprecations with their reason', () => {
    expect(page('fr', 'enums')).toContain('obsolète</span> Valeur renommée\u202f: utilisez `UNLISTED`.');
    expect(page('fr', 'inputObjects')).toContain('>@deprecated</span>{"\\n');
    expect(page('en', 'queries')).toContain('deprecated</span> Use `node` and ask for the fields of `Page`.');
  });

  it('shows what implements, holds and uses a type', () => {
    const pageType = page('en', 'objects')
      .split('\n## ')
      .find((text) => text.startsWith('Page '));
    expect(pageType).toContain('Implements [`Node`](./interfaces.md#Node), [`Content`](./interfaces.md#Content)');
    expect(pageType).toContain('### Member of {/* #Page-unions */}\n\n- [`SearchHit`](./unions.md#SearchHit)');
    expect(pageType).toContain('- [`Query.page`](./queries.md#page)');
    expect(pageType).toContain('- [`PageEdge.node`](./objects.md#PageEdge.node)');
    expect(page('en', 'interfaces')).toContain(
      '### Implemented by {/* #Contributor-implementations */}\n\n- [`Person`]',
    );
    expect(page('en', 'inputObjects')).toContain('- [`Query.pages(filter:)`](./queries.md#pages.filter)');
    expect(page('en', 'scalars')).toContain(
      'Specification: [https://url.spec.whatwg.org/](https://url.spec.whatwg.org/)',
    );
  });

  it('makes the same pages from a running endpoint', async () => {
    const server = createGraphQLServer();
    await once(server.listen(0, 'localhost'), 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}${endpoint}`;
    try {
      const live = {...sample, endpoint: url};
      const liveTargets = {en: path.join(scratch, 'live-en'), fr: path.join(scratch, 'live-fr')};
      expect(await checkSchema({source: url, isLive: true})).toEqual([]);
      await generatePages(live, around(liveTargets));
      for (const kind of graphQlKinds) {
        const file = path.join(liveTargets.fr, `api/${kind}.md`);
        expect(readFileSync(file, 'utf8')).toBe(page('fr', kind));
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
