import type {Path} from './path';

/** A part of a group, with the word that its operations share; without a word, they stay in the group itself. */
export interface Topic<T> {
  word?: string;
  items: T[];
}

/**
 * Divides the operations of a large group by the first word in which their paths differ:
 *
 *   /repos/{owner}/{repo}/branches, /repos/{owner}/{repo}/branches/{branch}, /repos/{owner}/{repo}/tags
 *   → branches: two; and one beside them
 *
 * A part with more than `most` is divided again, with its parts beside the others: operations of a group often start alike.
 */
export function topicsOf<T extends {path: Path}>(items: T[], most: number): Topic<T>[] {
  const words = items.map(({path}) => wordsOf(path));
  const deepest = Math.max(...words.map(({length}) => length));
  for (let depth = 0; depth < deepest; depth += 1) {
    const byWord = new Map<string, T[]>();
    items.forEach((item, index) => {
      const word = words[index]![depth] ?? '';
      byWord.set(word, [...(byWord.get(word) ?? []), item]);
    });
    if (byWord.size === 1) continue;
    return joined([...byWord].flatMap(([word, of]) => partsOf(word, of, most)));
  }
  return [{items}];
}

function partsOf<T extends {path: Path}>(word: string, items: T[], most: number): Topic<T>[] {
  if (word === '' || items.length === 1) return [{items}];
  const parts = items.length > most ? topicsOf(items, most) : [];
  return parts.length > 1 ? parts : [{word, items}];
}

/** Joins parts with the same word: the secrets of a repository, and those of an organization. */
function joined<T>(topics: Topic<T>[]): Topic<T>[] {
  const byWord = new Map<string, Topic<T>>();
  return topics.filter((topic) => {
    const first = topic.word === undefined ? undefined : byWord.get(topic.word);
    if (first) first.items.push(...topic.items);
    else if (topic.word !== undefined) byWord.set(topic.word, topic);
    return !first;
  });
}

/** `/repos/{owner}/check-runs` → repos, check-runs; for a webhook, `check-run-created` → check, run, created */
function wordsOf([section, address]: Path): string[] {
  const name = String(address);
  return section === 'paths'
    ? name.split('/').filter((part) => part !== '' && !part.startsWith('{'))
    : name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
