import {deprecatedInSidebar} from '../names';
import type {Operation} from './pageList';
import type {Path} from './path';
import {topicsOf} from './topics';
import type {Words} from './words';

type Item = Doc | Category;

interface Category {
  type: 'category';
  /** Needed if another group has the same label. */
  key?: string;
  label: string;
  collapsed?: boolean;
  link?: {type: 'doc'; id: string};
  items: Item[];
}

interface Doc {
  type: 'doc';
  id: string;
  className?: string;
}

export interface Listed {
  id: string;
  /** The tags by which the sidebar groups. */
  tags: string[];
}

export interface ListedOperation extends Listed {
  path: Path;
  method: string;
  isDeprecated: boolean;
}

export interface ListedTag {
  name: string;
  label: string;
  /** Of its page, if it has one. */
  id?: string;
}

interface Sidebar {
  /** The prefix of ids. */
  route: string;
  info: string;
  /** The tags of the description, in its order. */
  tags: ListedTag[];
  operations: ListedOperation[];
  schemas: Listed[];
  words: Words;
}

/**
 * If an API has more operations, only the group of the current page is open, because open groups are in the HTML of all
 * their pages. A group with more operations is divided into groups.
 */
export const mostOpen = 60;

/** The names by which operations and schemas are grouped: the tags of the description first, in its order. */
export function groupsOf(tags: {name: string}[], listed: Listed[]): string[] {
  const used = new Set(listed.flatMap((one) => one.tags));
  const named = tags.map(({name}) => name).filter((name) => used.has(name));
  return [...new Set([...named, ...used])];
}

/** Pages by tag; without labels, so that each language shows the titles of its pages. */
export function sidebarOf({route, info, tags, operations, schemas, words}: Sidebar): Item[] {
  const named = new Map(tags.map((tag) => [tag.name, tag]));
  const groups = groupsOf(tags, [...schemas, ...operations]);
  const collapsed = operations.length > mostOpen ? {collapsed: true} : {};
  const untagged = [
    {label: words.untagged, items: itemsOf((one) => one.tags.length === 0 && !isWebhook(one), words.untagged)},
    {label: words.webhooks, items: itemsOf((one) => one.tags.length === 0 && isWebhook(one), words.webhooks)},
  ].filter(({items}) => items.length > 0);
  const labels = tags.map(({label}) => label);
  return [
    docOf(info),
    ...groups.map((name): Item => {
      const {label = name, id} = named.get(name) ?? {};
      return {
        type: 'category',
        ...(labels.indexOf(label) !== labels.lastIndexOf(label) && {key: name}),
        label,
        ...collapsed,
        ...(id !== undefined && {link: {type: 'doc' as const, id: `${route}/${id}`}}),
        items: itemsOf((one) => one.tags.includes(name), name),
      };
    }),
    ...(groups.length === 0
      ? untagged.flatMap(({items}) => items)
      : untagged.map((group) => ({type: 'category' as const, ...collapsed, ...group}))),
  ];

  function itemsOf(isIn: (one: Listed) => boolean, group: string): Item[] {
    const own = operations.filter(isIn);
    const topics = own.length > mostOpen ? topicsOf(own, mostOpen) : [{items: own}];
    return [
      ...schemas.filter(isIn).map(({id}) => docOf(id, 'schema')),
      ...topics.flatMap(({word, items}): Item[] => {
        const docs = items.map((operation) => docOf(operation.id, classOf(operation)));
        if (word === undefined) return docs;
        return [{type: 'category', key: `${group} ${word}`, label: labelOf(word), collapsed: true, items: docs}];
      }),
    ];
  }

  function docOf(id: string, className?: string): Doc {
    return {type: 'doc', id: `${route}/${id}`, ...(className && {className})};
  }
}

export const isWebhook = (one: Listed & {method?: string}): boolean => one.method === 'event';

/** `check-runs` → Check runs */
function labelOf(word: string): string {
  const words = word.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function classOf({method, isDeprecated}: ListedOperation): string {
  return `${isDeprecated ? `${deprecatedInSidebar} ` : ''}api-method ${method}`;
}

export function tagsOf(value: Operation['value']): string[] {
  return Array.isArray(value.tags) ? value.tags.filter((tag) => typeof tag === 'string') : [];
}
