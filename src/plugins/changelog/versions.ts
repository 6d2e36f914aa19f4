import type {ListItem, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

/** What a change requires of a site: work, nothing, or only the update. */
export type Level = 'major' | 'minor' | 'patch';

export interface Change {
  packages: string[];
  /** Missing in a first version, which changes nothing. */
  level?: Level;
  content: RootContent[];
}

export interface Changelog {
  /** The language of the texts, whatever that of the page. */
  language: string;
  versions: Version[];
}

export interface Version {
  /** Missing for changes that wait for the next version. */
  number?: string;
  changes: Change[];
}

const parse = (text: string): Root =>
  JSON.parse(
    JSON.stringify(unified().use(remarkParse).parse(text), (key, value: unknown) =>
      key === 'position' ? undefined : value,
    ),
  ) as Root;

/** All versions, the newest first, from changelogs by package; before them, waiting changes from `.changeset`. */
export function versionsOf(changelogs: Record<string, string>, waiting: string[]): Version[] {
  const versions = new Map<string, Change[]>();
  for (const [name, text] of Object.entries(changelogs)) {
    for (const [number, changes] of Object.entries(readChangelog(name, text))) {
      versions.set(number, [...(versions.get(number) ?? []), ...changes]);
    }
  }
  const released = [...versions].map(([number, changes]) => ({number, changes: joined(changes)}));
  released.sort((a, b) => b.number.localeCompare(a.number, undefined, {numeric: true}));
  const next = waiting.map(readChangeset).filter(({packages}) => packages.length > 0);
  return next.length > 0 ? [{changes: next}, ...released] : released;
}

/**
 *   ## 1.1.0
 *   ### Minor Changes
 *   - 1a2b3c4: Says more.
 */
function readChangelog(name: string, text: string): Record<string, Change[]> {
  const versions: Record<string, Change[]> = {};
  let changes: Change[] = [];
  let level: Level | undefined;
  const add = (content: RootContent[]): void => void changes.push({packages: [name], ...(level && {level}), content});
  for (const node of parse(text).children) {
    if (node.type === 'heading' && node.depth === 2) {
      changes = versions[toString(node)] = [];
      level = undefined;
    } else if (node.type === 'heading' && node.depth === 3) {
      level = /^(major|minor|patch)/.exec(toString(node).toLowerCase())?.[1] as Level | undefined;
    } else if (node.type === 'list') {
      // Changesets also lists packages whose version was only raised with the others.
      for (const item of node.children) if (!toString(item).startsWith('Updated dependencies')) add(withoutHash(item));
    } else if (node.type !== 'heading') {
      add([node]);
    }
  }
  return versions;
}

function withoutHash({children: [first, ...rest]}: ListItem): RootContent[] {
  const words = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (words?.type === 'text') words.value = words.value.replace(/^[0-9a-f]{7,}: /, '');
  return first ? [first, ...rest] : [];
}

function readChangeset(text: string): Change {
  const [, fields = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const levels = (parseYaml(fields) ?? {}) as Record<string, Level>;
  const level = (['major', 'minor'] as const).find((one) => Object.values(levels).includes(one)) ?? 'patch';
  return {packages: Object.keys(levels), level, content: parse(content).children};
}

/** Joins a change of several packages, which is in the changelog of each. */
function joined(changes: Change[]): Change[] {
  const byText = new Map<string, Change>();
  for (const change of changes) {
    const text = JSON.stringify([change.level, change.content]);
    const known = byText.get(text);
    if (known) known.packages.push(...change.packages);
    else byText.set(text, change);
  }
  return [...byText.values()];
}
