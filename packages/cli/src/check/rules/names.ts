import {nearest} from '@lectern/kit/nearest';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';
import {fromNodes} from './prose';

/** What prose may name because it exists. */
export interface Names {
  /** Folders with which paths to check begin. */
  folders: string[];
  /** Files that need not exist, and the setting that lists them. */
  ofReaders: string[];
  listedIn: string;
  scripts: string[];
  /** `get /pet/{petId}` */
  operations: string[];
  /** `Page` → its fields */
  graphqlTypes: Map<string, string[]>;
  /** Languages of the site: readers may add the folder of any other. */
  languages: readonly string[];
  exists: (path: string) => boolean;
}

/** Checks that the commands, files, operations and fields named in a text exist. */
export function checkNames(pages: Page[], names: Names): Problem[] {
  return [...checkCommands(pages, names), ...checkPaths(pages, names), ...checkApis(pages, names)];
}

function checkCommands(pages: Page[], {scripts}: Names): Problem[] {
  return fromNodes(pages, (node) => {
    if (node.type !== 'inlineCode' && !(node.type === 'code' && ['bash', 'sh'].includes(node.lang ?? '')))
      return undefined;
    for (const [, name] of node.value.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)) {
      if (name && !scripts.includes(name)) return [`There is no script “${name}”.`, meant(name, scripts)];
    }
    return undefined;
  });
}

/** Checks paths; a file that the page tells readers to create need not exist. */
function checkPaths(pages: Page[], {folders, ofReaders, listedIn, exists, languages}: Names): Problem[] {
  // Matches files and folders, but no patterns such as `src/config/*.ts` and `docs/…`.
  const repositoryPath = new RegExp(`^(?:${folders.join('|')})(?:/[\\w.@-]+)+/?$`);
  return fromNodes(pages, (node, {text}) => {
    if (node.type !== 'inlineCode' || !repositoryPath.test(node.value)) return undefined;
    const path = node.value;
    const [, language] = /^i18n\/([\w-]+)/.exec(path) ?? [];
    if (language && !languages.includes(language)) return undefined;
    if (exists(path) || ofReaders.includes(path) || /example/i.test(path) || text.includes(`title="${path}"`))
      return undefined;
    return [
      `There is no “${path}”.`,
      `Was it renamed? A file that readers are to write is shown with title="…", called example, or listed in ${listedIn}.`,
    ];
  });
}

function checkApis(pages: Page[], {operations, graphqlTypes}: Names): Problem[] {
  return fromNodes(pages, (node) => {
    if (node.type !== 'inlineCode') return undefined;
    const [, method, address] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(node.value) ?? [];
    // Without a reference, pages name operations of other APIs.
    if (method && address && operations.length > 0) {
      const operation = `${method.toLowerCase()} ${address}`;
      return operations.includes(operation)
        ? undefined
        : [`The REST API has no “${node.value}”.`, meant(operation, operations)];
    }
    const [, type, field] = /^([A-Z]\w*)\.([a-z]\w*)$/.exec(node.value) ?? [];
    const known = type ? graphqlTypes.get(type) : undefined;
    return known && field && !known.includes(field)
      ? [`The GraphQL type “${type}” has no field “${field}”.`, meant(field, known)]
      : undefined;
  });
}

function meant(name: string, all: string[]): string {
  const suggestion = nearest(name, all);
  return suggestion ? `Did you mean “${suggestion}”?` : `There are: ${all.join(', ')}.`;
}
