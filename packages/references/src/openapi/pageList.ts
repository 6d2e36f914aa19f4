import {kebabCase} from './kebabCase';
import {isObject, valueAt, type Path} from './path';

/** A page of an OpenAPI document, and the position of its texts. */
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

/** Operations and webhooks: all parts with a method. */
export function operationsOf(document: unknown): Operation[] {
  // In 3.0, webhooks are in an extension, which wins.
  const webhooks = isObject(valueAt(document, ['x-webhooks'])) ? 'x-webhooks' : 'webhooks';
  return ['paths', webhooks].flatMap((section) =>
    entriesAt(document, [section]).flatMap(([address, item]) =>
      Object.entries(isObject(item) ? item : {}).flatMap(([method, value]) =>
        methods.has(method) && isObject(value) ? [{path: [section, address, method], value}] : [],
      ),
    ),
  );
}

/** Ids come from the original, whatever its translation: they are part of URLs. */
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

/** Makes ids unique: a tag may have the name of the API, and a schema that of another; `withIds` has done so for operations. */
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
 * Adds an operationId to each operation without one, unique in the document: from its summary, or from its method and
 * path, which is also its title if there is no other.
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

/** `GET /orders`; for a webhook, its event. */
export function nameOf([section, address, method]: Path): string {
  return section === 'paths' ? `${String(method).toUpperCase()} ${address}` : String(address);
}

export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const id = shortened(wanted);
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}

/** Bytes: the name of a file has at most 255, with its ending. */
const longestId = 200;

/** An id that is too long for a file ends before the word that is too much. */
function shortened(id: string): string {
  const bytes = Buffer.from(id);
  if (bytes.length <= longestId) return id;
  const start = bytes
    .subarray(0, longestId)
    .toString()
    .replace(/\uFFFD$/, '');
  return start.replace(/-[^-]*$/, '');
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
