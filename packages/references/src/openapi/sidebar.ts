import type {Operation} from './pageList';
import type {Words} from './words';

type Item =
  Doc | {type: 'category'; label: string; collapsed?: boolean; link?: {type: 'doc'; id: string}; items: Doc[]};

interface Doc {
  type: 'doc';
  id: string;
  className?: string;
}

export interface Listed {
  id: string;
  /** By which the sidebar groups. */
  tags: string[];
}

export interface ListedOperation extends Listed {
  method: string;
  isDeprecated: boolean;
}

interface Sidebar {
  /** Ids begin with it. */
  route: string;
  info: string;
  /** Those of the description, in its order; a tag without a page has no id. */
  tags: {name: string; label: string; id?: string}[];
  operations: ListedOperation[];
  schemas: Listed[];
  words: Words;
}

/** Of an API with more operations, only the group of the page is open: an open group stands in the HTML of each page. */
const mostOpen = 60;

/** Pages by tag; without labels, so that each language shows the titles of its own pages. */
export function sidebarOf({route, info, tags, operations, schemas, words}: Sidebar): Item[] {
  const listed = [
    ...schemas.map(({id, tags: of}) => ({tags: of, doc: docOf(id, 'schema')})),
    ...operations.map((operation) => ({tags: operation.tags, doc: docOf(operation.id, classOf(operation))})),
  ];
  const named = new Map(tags.map((tag) => [tag.name, tag]));
  const used = new Set(listed.flatMap((one) => one.tags));
  const groups = [
    ...tags.filter(({name}) => used.has(name)).map(({name}) => name),
    ...[...used].filter((name) => !named.has(name)),
  ];
  const collapsed = operations.length > mostOpen ? {collapsed: true} : {};
  const untagged = listed.filter((one) => one.tags.length === 0).map(({doc}) => doc);
  return [
    docOf(info),
    ...groups.map((name): Item => {
      const {label = name, id} = named.get(name) ?? {};
      return {
        type: 'category',
        label,
        ...collapsed,
        ...(id !== undefined && {link: {type: 'doc' as const, id: `${route}/${id}`}}),
        items: listed.filter((one) => one.tags.includes(name)).map(({doc}) => doc),
      };
    }),
    ...(groups.length === 0 || untagged.length === 0
      ? untagged
      : [{type: 'category' as const, label: words.untagged, ...collapsed, items: untagged}]),
  ];

  function docOf(id: string, className?: string): Doc {
    return {type: 'doc', id: `${route}/${id}`, ...(className && {className})};
  }
}

function classOf({method, isDeprecated}: ListedOperation): string {
  return `${isDeprecated ? 'menu__list-item--deprecated ' : ''}api-method ${method}`;
}

export function tagsOf(value: Operation['value']): string[] {
  return Array.isArray(value.tags) ? value.tags.filter((tag) => typeof tag === 'string') : [];
}
