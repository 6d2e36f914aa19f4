import {fingerprint} from '@lectern/kit/fingerprint';
import {infoPage} from './infoPage';
import {isSentence} from './isSentence';
import {kebabCase} from './kebabCase';
import {pageOf, quoted} from './mdx';
import {type ApiParts, operationModel} from './model/operation';
import type {Report} from './model/report';
import {Resolver} from './model/resolver';
import {schemaModel} from './model/schemaPage';
import type {PageModel} from './model/types';
import type {Samples} from './codeSamples';
import {freeId, nameOf, operationsOf, type Page, pagesOf} from './pageList';
import type {TitledOperation} from './operationsTable';
import {asString, isObject, type Path, valueAt} from './path';
import {type Listed, type ListedTag, sidebarOf, tagsOf} from './sidebar';
import {tagPage} from './tagPage';
import {firstParagraph} from './texts';
import type {Words} from './words';

/** The files of a folder, by name. */
export type Files = Map<string, string>;

interface Api {
  /** The original: its names are part of URLs. */
  source: unknown;
  /** The folder of its pages, in the docs. */
  route: string;
  /** The sidebar for pages that no sidebar lists. */
  sidebar: string;
  samples: Samples;
  report: Report;
}

/** What the sidebar and the pages of tags list, with titles in one language. */
interface Listing {
  tags: ListedTag[];
  operations: TitledOperation[];
  schemas: (Listed & {title: string})[];
}

/** Generates the pages of a description in all languages: languages with the same texts share their files. */
export class ApiPages {
  readonly #pages: Page[];
  readonly #ids = new Map<string, string>();
  readonly #made = new Map<unknown, Files>();

  constructor(private readonly api: Api) {
    this.#pages = pagesOf(api.source);
    for (const {kind, id, path} of this.#pages) if (kind === 'schema') this.#ids.set(String(path.at(-1)), id);
  }

  in(document: unknown, words: Words, files: string[]): Files {
    const {route, source} = this.api;
    const [info] = this.#pages as [Page];
    const models = this.#made.get(document) ?? this.#models(document);
    this.#made.set(document, models);
    const listed = this.#listed(document);
    const tagPages = this.#pages.filter(({kind}) => kind === 'tag');
    return new Map([
      ...models,
      ...tagPages.map((page): [string, string] => [`${page.id}.tag.mdx`, tagPageOf(page, document, words, listed)]),
      [`${info.id}.info.mdx`, infoPage({id: info.id, document, source, files, words, ...listed})],
      ['sidebar.json', `${JSON.stringify(sidebarOf({route, info: info.id, words, ...listed}), null, 2)}\n`],
    ]);
  }

  #listed(document: unknown): Listing {
    const tagPages = new Map(
      this.#pages.flatMap(({kind, id, path}) => (kind === 'tag' ? [[String(path[1]), id]] : [])),
    );
    const tags = valueAt(document, ['tags']);
    return {
      tags: (Array.isArray(tags) ? (tags as unknown[]) : []).flatMap((tag, index) => {
        if (!isObject(tag) || typeof tag.name !== 'string') return [];
        const id = tagPages.get(String(index));
        return [{name: tag.name, label: asString(tag['x-displayName']) || tag.name, ...(id !== undefined && {id})}];
      }),
      operations: operationsOf(this.api.source).map(({path, value}) => ({
        id: this.#idOf(path),
        path,
        tags: tagsOf(value),
        method: methodOf(path),
        isDeprecated: value.deprecated === true,
        title: titleOf(path, document),
        description: firstParagraph(textAt(document, [...path, 'description'])),
      })),
      schemas: this.#pages
        .filter(({kind}) => kind === 'schema')
        .map(({id, path}) => ({
          id: `schemas/${id}`,
          title: schemaTitle(path, document),
          tags: [valueAt(this.api.source, [...path, 'x-tags'])].flat().filter((tag) => typeof tag === 'string'),
        })),
    };
  }

  #idOf(path: Path): string {
    return this.#pages.find((page) => page.kind === 'operation' && page.path.join(' ') === path.join(' '))!.id;
  }

  #models(document: unknown): Files {
    const files: Files = new Map();
    // Schemas that don't fit on other pages are added during the loop.
    const asked = new Map(this.#ids);
    const taken = new Set(asked.values());
    const parts: ApiParts = {
      resolver: new Resolver(document),
      pages: new Map([...this.#ids].map(([name, id]) => [name, `schemas/${id}`])),
      operations: new Map(
        operationsOf(this.api.source).flatMap(({path, value}) =>
          typeof value.operationId === 'string' ? [[value.operationId, this.#idOf(path)]] : [],
        ),
      ),
      pageFor: (name) => {
        if (valueAt(document, ['components', 'schemas', name]) === undefined) return undefined;
        if (!asked.has(name)) {
          asked.set(name, freeId(kebabCase(name) || 'schema', taken));
          taken.add(asked.get(name)!);
        }
        return `schemas/${asked.get(name)}`;
      },
      samples: this.api.samples,
      info: this.#pages[0]!.id,
      report: this.api.report,
    };
    for (const page of this.#pages) {
      if (page.kind === 'operation') this.#addOperation(files, page, document, parts);
    }
    // A loop over a map includes entries added meanwhile.
    for (const [name, id] of asked) this.#addSchema(files, name, id, document, parts);
    return files;
  }

  #addOperation(files: Files, {id, path, title, description}: Page, document: unknown, parts: ApiParts): void {
    const words = titleOf(path, document);
    const summary = firstParagraph(textAt(document, title));
    const method = methodOf(path);
    const isDeprecated = valueAt(document, [...path, 'deprecated']) === true;
    // The sidebar has the method beside it.
    const isUnnamed = path[0] === 'paths' && words === nameOf(path);
    const {samplesOfChoices, ...model} = operationModel(path, words, parts);
    const ofChoices = samplesOfChoices && `${id}.samples.json`;
    if (ofChoices) files.set(ofChoices, JSON.stringify(samplesOfChoices));
    const frontMatter = {
      id,
      title: quoted(words),
      ...(isUnnamed && {sidebar_label: quoted(String(path[1])), pagination_label: quoted(words)}),
      description: quoted(firstParagraph(textAt(document, description)) || summary),
      hide_title: true,
      hide_table_of_contents: true,
      api: `{method: ${quoted(method)}, path: ${quoted(String(path[1]))}}`,
      sidebar_class_name: quoted(`${method} api-method${isDeprecated ? ' menu__list-item--deprecated' : ''}`),
      custom_edit_url: 'null',
    };
    addModel(files, `${id}.api`, model, frontMatter, ofChoices);
  }

  #addSchema(files: Files, name: string, id: string, document: unknown, parts: ApiParts): void {
    const path = ['components', 'schemas', name];
    const words = schemaTitle(path, document);
    const isListed = this.#ids.has(name);
    addModel(files, `schemas/${id}.schema`, schemaModel(name, words, parts), {
      id,
      title: quoted(words),
      description: quoted(firstParagraph(textAt(document, [...path, 'description'])) || words),
      hide_title: true,
      hide_table_of_contents: true,
      schema: true,
      custom_edit_url: 'null',
      ...(!isListed && {displayed_sidebar: this.api.sidebar, pagination_next: 'null', pagination_prev: 'null'}),
    });
  }
}

/** Characters: a longer summary isn't a title. */
const longestTitle = 120;

function addModel(
  files: Files,
  name: string,
  model: PageModel,
  frontMatter: Parameters<typeof pageOf>[0],
  samples?: string,
): void {
  const json = JSON.stringify(model);
  const hash = fingerprint(json).slice(0, 12);
  // Loaded for the readers who choose another kind or media type of the body.
  const later = samples === undefined ? '' : ` samples={() => import('./${samples}')}`;
  files.set(`${name}.json`, json);
  files.set(
    `${name}.mdx`,
    pageOf(frontMatter, `import ApiPage from '@theme/ApiPage';\n\n<ApiPage hash="${hash}"${later} />`),
  );
}

function tagPageOf({id, path, title, description}: Page, document: unknown, words: Words, listed: Listing): string {
  const name = textAt(document, [...path, 'name']);
  const isIn = ({tags}: {tags: string[]}): boolean => tags.includes(name);
  return tagPage({
    id,
    title: textAt(document, title) || name,
    text: textAt(document, description),
    operations: listed.operations.filter(isIn),
    schemas: listed.schemas.filter(isIn),
    words,
  });
}

function schemaTitle(path: Path, document: unknown): string {
  return textAt(document, [...path, 'title']) || String(path.at(-1));
}

/** The summary; some authors write the description into it. */
function titleOf(path: Path, document: unknown): string {
  const written = textAt(document, [...path, 'summary']);
  const summary = firstParagraph(written);
  // That of an event is often a sentence, the same for each of its actions.
  const isText = path[0] !== 'paths' && isSentence(written);
  if (summary !== '' && summary.length <= longestTitle && !isText) return summary;
  return (!summary && textAt(document, [...path, 'operationId'])) || nameOf(path);
}

function methodOf([section, , method]: Path): string {
  return section === 'paths' ? String(method) : 'event';
}

function textAt(document: unknown, path: Path): string {
  return asString(valueAt(document, path));
}
