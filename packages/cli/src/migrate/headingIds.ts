import {createSlugger} from '@docusaurus/utils';
import {mapProse, type Line} from './lines';

const heading = /^(#{2,6})\s+(.+?)\s*#*$/;

/** Gives headings the ids of the old site if they would change here, because other sites link to them. */
export function keepHeadingIds(lines: Line[], oldId: (words: string) => string): Line[] {
  const slugger = createSlugger();
  const known = new Set<string>();
  return mapProse(lines, (line) => {
    const [, signs, written = ''] = heading.exec(line.text) ?? [];
    if (!signs || /\{\s*#[^}]*\}$/.test(written)) return line;
    const words = wordsOf(written);
    const [id, own] = [oldId(words), slugger.slug(words)];
    // The old site numbered repeated ids in another way.
    if (id === own || id === '' || known.has(id)) return line;
    known.add(id);
    return {...line, text: `${signs} ${written} {#${id}}`};
  });
}

/** The words of a heading, without markup. */
function wordsOf(written: string): string {
  return written
    .replace(/:\w+\[[^\]]*\](?:\{[^}]*\})?|<!--.*?-->|<[^>]*>/g, '')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim();
}

/** Ids as Python-Markdown creates them. */
export const idOfPython = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');

/** Ids as VitePress creates them: a hyphen for each run of signs, and no digit at the start. */
export const idOfVitePress = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
