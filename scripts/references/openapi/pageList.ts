import {isObject, valueAt, type Path} from './path';

/** A page that the plugin makes of an OpenAPI document, and where its texts stand there. */
export interface Page {
  kind: 'info' | 'tag' | 'operation' | 'schema';
  id: string;
  title: Path;
  description: Path;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export interface Operation {
  path: Path;
  value: Record<string, unknown>;
}

/** Operations and webhooks: everything that has a page with a method. */
export function operationsOf(document: unknown): Operation[] {
  return ['paths', 'webhooks'].flatMap((section) =>
    entriesAt(document, [section]).flatMap(([address, item]) =>
      methods.flatMap((method) => {
        const value = isObject(item) ? item[method] : undefined;
        return isObject(value) ? [{path: [section, address, method], value}] : [];
      }),
    ),
  );
}

/** Ids come from the English document: they are the addresses of the pages in every language. */
export function pagesOf(document: unknown): Page[] {
  const operations = operationsOf(document);
  const usedTags = new Set(
    operations.flatMap(({value}) => (Array.isArray(value.tags) ? (value.tags as unknown[]) : [])),
  );
  const tags = valueAt(document, ['tags']);
  return [
    page('info', valueAt(document, ['info', 'title']), ['info'], 'title'),
    ...(Array.isArray(tags) ? (tags as unknown[]) : []).flatMap((tag, index) =>
      isObject(tag) && usedTags.has(tag.name) ? [page('tag', tag.name, ['tags', index], 'x-displayName')] : [],
    ),
    ...operations.map(({path, value}) => page('operation', value.operationId, path, 'summary')),
    ...entriesAt(document, ['components', 'schemas']).flatMap(([name, schema]) =>
      isObject(schema) && schema['x-tags']
        ? [page('schema', schema.title ?? name, ['components', 'schemas', name], 'title')]
        : [],
    ),
  ];
}

function page(kind: Page['kind'], name: unknown, path: Path, titleKey: string): Page {
  const id = kebabCase(typeof name === 'string' ? name : '');
  return {kind, id, title: [...path, titleKey], description: [...path, 'description']};
}

/** As the plugin does it for names of letters, digits and separators. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[^a-zA-Z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

function entriesAt(document: unknown, path: Path): [string, unknown][] {
  const value = valueAt(document, path);
  return isObject(value) ? Object.entries(value) : [];
}
