/** The options after the language of a code block. */
export interface Meta {
  title?: string;
  /** The number of the first line, if lines are numbered. */
  start?: number;
  lines: Partial<Record<LineKind, Lines>>;
  /** Incomplete code, which the check of samples skips. */
  isFragment: boolean;
  /** Unknown words. */
  unknown: string[];
}

/** Line numbers from 1, and the source text. */
export interface Lines {
  written: string;
  numbers: number[];
}

export const lineKinds = ['highlight', 'added', 'removed', 'focus', 'error'] as const;
export type LineKind = (typeof lineKinds)[number];

export const metaWords = ['title', 'showLineNumbers', ...lineKinds, 'fragment'];

const words = /(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})|([\w-]+)(?:=([^\s"'{}]+))?|\S+/g;

/**
 *   title="src/a.ts" showLineNumbers=12 {1,3-4} added={2}
 */
export function parseMeta(text: string): Meta {
  const meta: Meta = {lines: {}, isFragment: false, unknown: []};
  for (const [word, key, double, single, braced, flag, bare] of text.matchAll(words)) {
    const name = key ?? flag ?? (braced === undefined ? '' : 'highlight');
    const value = double ?? single ?? braced ?? bare;
    if (name === 'title' && value !== undefined) meta.title = value;
    else if (name === 'showLineNumbers' && /^\d*$/.test(value ?? '')) meta.start = Number(value ?? 1);
    else if (isLineKind(name) && value !== undefined) meta.lines[name] = {written: value, numbers: expand(value)};
    else if (word === 'fragment') meta.isFragment = true;
    else meta.unknown.push(word);
  }
  return meta;
}

function isLineKind(name: string): name is LineKind {
  return (lineKinds as readonly string[]).includes(name);
}

/** `1,3-5` is 1, 3, 4, 5; a list that isn't valid contains NaN. */
function expand(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (first === undefined) return [Number.NaN];
    const length = Number(last ?? first) - Number(first) + 1;
    return length > 0 ? Array.from({length}, (_, index) => Number(first) + index) : [Number.NaN];
  });
}
