import {createSlugger} from '@docusaurus/utils';
import {mapProse, type Line} from './lines';

const heading = /^(#{2,6})\s+(.+?)\s*#*$/;

/** How a generator makes the ids of headings from their words. */
export interface OldIds {
  idOf: (words: string) => string;
  /** Stands before the number of an id that repeats. */
  joint: string;
}

/** Gives headings the ids of the old site if they would change here, because other sites link to them. */
export function keepHeadingIds(lines: Line[], {idOf, joint}: OldIds): Line[] {
  const slugger = createSlugger();
  const used = new Set<string>();
  return mapProse(lines, (line) => {
    const [, signs, written = ''] = heading.exec(line.text) ?? [];
    if (!signs) return line;
    const [, given] = /\{\s*#([^}\s]*)\s*\}$/.exec(written) ?? [];
    const base = given ?? idOf(wordsOf(written));
    let id = base;
    for (let count = 1; used.has(id); count++) id = `${base}${joint}${count}`;
    used.add(id);
    if (given !== undefined || base === '') return line;
    // Here, the words of a badge belong to the heading.
    const own = slugger.slug(wordsOf(written.replace(badges, '$1')));
    return id === own ? line : {...line, text: `${signs} ${written} {#${id}}`};
  });
}

const badges = /:\w+\[([^\]]*)\](?:\{[^}]*\})?/g;

/** The words of a heading, without markup. */
function wordsOf(written: string): string {
  return written
    .replace(badges, '')
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim();
}

/** Ids as Python-Markdown creates them. */
export const idsOfPython: OldIds = {
  idOf: (words) =>
    words
      .normalize('NFKD')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, '-'),
  joint: '_',
};

/** Ids as VitePress creates them: a hyphen for each run of signs, and no digit at the start. */
export const idsOfVitePress: OldIds = {
  idOf: (words) =>
    words
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .replace(/^(?=\d)/, '_')
      .toLowerCase(),
  joint: '-',
};
