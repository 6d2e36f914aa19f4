import {createSlugger} from '@docusaurus/utils';
import {mapProse, type Line} from './lines';

const heading = /^(#{2,6})\s+(.+?)\s*#*$/;

/** Headings whose id would be another here get that of the old site: links from everywhere lead to it. */
export function keepHeadingIds(lines: Line[], oldId: (words: string) => string): Line[] {
  const slugger = createSlugger();
  const known = new Set<string>();
  return mapProse(lines, (line) => {
    const [, signs, written = ''] = heading.exec(line.text) ?? [];
    if (!signs || /\{\s*#[^}]*\}$/.test(written)) return line;
    const words = wordsOf(written);
    const [id, own] = [oldId(words), slugger.slug(words)];
    // What occurs twice was counted in ways of its own.
    if (id === own || id === '' || known.has(id)) return line;
    known.add(id);
    return {...line, text: `${signs} ${written} {#${id}}`};
  });
}

/** What a heading says, without what marks it up. */
function wordsOf(written: string): string {
  return written
    .replace(/:\w+\[[^\]]*\](?:\{[^}]*\})?|<!--.*?-->|<[^>]*>/g, '')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim();
}

/** As Python-Markdown makes them. */
export const idOfPython = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');

/** As VitePress makes them: each run of signs is a hyphen, and no id begins with a digit. */
export const idOfVitePress = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
