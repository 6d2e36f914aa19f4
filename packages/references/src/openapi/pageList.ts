import {kebabCase} from './kebabCase';
import {isObject, valueAt, type Path} from './path';

/** A page that is made of an OpenAPI document, and where its texts stand there. */
export interface Page {
  kind: 'info' | 'tag' | 'operation' | 'schema';
  id: string;
  path: Path;
  title: Path;
  description: Path;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export interface Operation {
  path: Path;
  value: Record<string, unknown>;
}

/** Operations and webhooks: everything that has a page with a method. */
export function operationsOf(document: unknown): Operation[] {
  // The extension of 3.0 wins.
  const webhooks = isObject(valueAt(document, ['x-webhooks'])) ? 'x-webhooks' : 'webhooks';
  return ['paths', webhooks].flatMap((section) =>
    entriesAt(document, [section]).flatMap(([address, item]) =>
      Object.entries(isObject(item) ? item : {}).flatMap(([method, value]) =>
        methods.has(method) && isObject(value) ? [{path: [section, address, method], value}] : [],
      ),
    ),
  );
}

/** Ids come from the source, whatever the texts of a language say: they are the addresses of the pages. */
export function pagesOf(document: unknown): Page[] {
  const operations = operationsOf(document);
  const usedTags = new Set(
    operations.flatMap(({value}) => (Array.isArray(value.tags) ? (value.tags as unknown[]) : [])),
  );
  const tags = valueAt(document, ['tags']);
  return withFreeIds([
    page('info', titleId(valueAt(document, ['info', 'title'])), ['info'], 'title'),
    ...(Array.isArray(tags) ? (tags as unknown[]) : []).flatMap((tag, index) =>
      isObject(tag) && usedTags.has(tag.name)
        ? [page('tag', kebabCase(tag.name), ['tags', index], 'x-displayName')]
        : [],
    ),
    ...operations.map(({path, value}) => page('operation', operationId(value), path, 'summary')),
    ...entriesAt(document, ['components', 'schemas']).flatMap(([name, schema]) =>
      isObject(schema) && schema['x-tags']
        ? [page('schema', titleId(schema.title ?? name), ['components', 'schemas', name], 'title')]
        : [],
    ),
  ]);
}

/** A tag may be called like the API, and a schema like another; operations have ids of their own by `withIds`. */
function withFreeIds(pages: Page[]): Page[] {
  const taken = {docs: new Set<string>(), schemas: new Set<string>()};
  return pages.map((page) => {
    const others = page.kind === 'schema' ? taken.schemas : taken.docs;
    const id = page.kind === 'operation' ? page.id : freeId(page.id, others);
    others.add(id);
    return {...page, id};
  });
}

function page(kind: Page['kind'], id: string, path: Path, titleKey: string): Page {
  return {kind, id, path, title: [...path, titleKey], description: [...path, 'description']};
}

/**
 * The document with an operationId for each operation, and each the address of one page only: others are made of what
 * an operation is called or of its method and path, which is its title, too, where nothing else is said.
 */
export function withIds(source: unknown): unknown {
  const document = structuredClone(source);
  const taken = new Set(
    pagesOf(document)
      .filter(({kind}) => kind === 'info' || kind === 'tag')
      .map(({id}) => id),
  );
  for (const {path, value} of operationsOf(document)) {
    const [, address, method] = path;
    const id = operationId(value) || kebabCase(`${method} ${address}`);
    const free = freeId(id, taken);
    taken.add(free);
    if (!value.summary && !value.operationId) value.summary = nameOf(path);
    if (free !== id || typeof value.operationId !== 'string') value.operationId = free;
  }
  return document;
}

/** `GET /orders`; of a webhook, its event. */
export function nameOf([section, address, method]: Path): string {
  return section === 'paths' ? `${String(method).toUpperCase()} ${address}` : String(address);
}

export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}

function operationId({operationId: id, summary}: Record<string, unknown>): string {
  return kebabCase(id) || kebabCase(summary);
}

function titleId(title: unknown): string {
  return typeof title === 'string' ? kebabCase(title.replace(' ', '-').toLowerCase()) : '';
}

function entriesAt(document: unknown, path: Path): [string, unknown][] {
  const value = valueAt(document, path);
  return isObject(value) ? Object.entries(value) : [];
}
