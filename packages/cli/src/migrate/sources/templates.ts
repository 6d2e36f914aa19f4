import path from 'node:path';
import {mapProse, toLines, type Line, type OldPage} from '../lines';

const deepest = 5;
const importLine = /^import (\w+) from (['"])([^'"]+\.(?:astro|mdx?))\2;?\s*$/;

/** Replaces a component that only combines others, or a part of a page, by its content. */
export function withTemplates(lines: Line[], page: OldPage, depth = 0): Line[] {
  const templates = new Map<string, string>();
  const rest = mapProse(lines, (line) => {
    const [, name, , address = ''] = importLine.exec(line.text) ?? [];
    const file = name === undefined || depth > deepest ? undefined : fromPage(address, page);
    const template = file && templateOf(page.read(file), file);
    if (name === undefined || template === undefined) return line;
    templates.set(name, template);
    return [];
  });
  return mapProse(rest, (line) => {
    const [, indent = '', name = ''] = /^(\s*)<(\w+)\s*(?:\/>|><\/\2>)\s*$/.exec(line.text) ?? [];
    const template = templates.get(name);
    if (template === undefined) return line;
    const written = toLines(template).map(({text}) => {
      const isFlush = text === '' || text.startsWith('import ');
      return {text: isFlush ? text : indent + text, from: line.from};
    });
    return withTemplates(written, page, depth + 1);
  });
}

/** The content of a file and its imports; undefined if the file computes something. */
function templateOf(text: string | undefined, file: string): string | undefined {
  const [, head = '', body = ''] = /^(?:---\r?\n([\s\S]*?)\r?\n---\r?\n)?([\s\S]*)$/.exec(text ?? '') ?? [];
  if (body.trim() === '') return undefined;
  const move = (lines: string): string =>
    lines.replace(/^(import .*? from ['"])(\.{1,2}\/)/gm, (_, open: string, dots: string) => open + beside(file, dots));
  if (/\.mdx?$/.test(file)) return move(body);
  const computes = head.replace(/^import\s[^;]*?from\s*['"][^'"]*['"];?|\/\/.*$|\/\*[\s\S]*?\*\//gm, '').trim() !== '';
  const markup = body.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '');
  const isFixed = !markup.replace(/"[^"]*"|'[^']*'/g, '').match(/\{|<slot\b/);
  return computes || !isFixed ? undefined : `${move(head)}\n\n${markup.trim()}`;
}

const beside = (file: string, address: string): string => {
  const place = path.posix.join(path.posix.dirname(file), address);
  return place.startsWith('.') ? place : `./${place}`;
};

/** The folder of pages in Starlight. */
const folder = '/site/repository/packages/src/content/docs';

/** `~/components/a.astro` → `../../components/a.astro` */
function fromPage(address: string, {file}: OldPage): string {
  if (!address.startsWith('~/')) return address;
  return path.posix.relative(
    path.posix.join(folder, path.posix.dirname(file)),
    path.posix.join(folder, '../..', address.slice(2)),
  );
}
