import type {Path} from './path';

/** A part of a group, with the word that its operations have in common; without one, they stand in the group itself. */
export interface Topic<T> {
  word?: string;
  items: T[];
}

/**
 * Operations of a large group, by the first word of their addresses that tells them apart:
 *
 *   /repos/{owner}/{repo}/branches, /repos/{owner}/{repo}/branches/{branch}, /repos/{owner}/{repo}/tags
 *   → branches: two; and one beside them
 */
export function topicsOf<T extends {path: Path}>(items: T[]): Topic<T>[] {
  const words = items.map(({path}) => wordsOf(path));
  const deepest = Math.max(...words.map(({length}) => length));
  for (let depth = 0; depth < deepest; depth += 1) {
    const byWord = new Map<string, T[]>();
    items.forEach((item, index) => {
      const word = words[index]![depth] ?? '';
      byWord.set(word, [...(byWord.get(word) ?? []), item]);
    });
    if (byWord.size === 1) continue;
    return [...byWord].map(([word, of]) => (word === '' || of.length === 1 ? {items: of} : {word, items: of}));
  }
  return [{items}];
}

/** `/repos/{owner}/check-runs` → repos, check-runs; of a webhook, `check-run-created` → check, run, created */
function wordsOf([section, address]: Path): string[] {
  const name = String(address);
  return section === 'paths'
    ? name.split('/').filter((part) => part !== '' && !part.startsWith('{'))
    : name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
