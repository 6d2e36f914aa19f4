import path from 'node:path';
import {attributesOf} from './sources/elements';

/** Folders of static files in other generators. */
export const publicFolders = ['public', 'static'];

/** The folder for files from outside the folder of the pages. */
export const assets = '_assets';

interface Place {
  file: string;
  files: string[];
  take: (file: string) => string | undefined;
  translated?: {file: string; root: string};
}

const links =
  /(\]\(<?|\bhref="|^\s*\[[^\]\n]+\]:\s+)([~@]?\/?[\w./%-]+?)(\.html)?\/?([?#][^\s)">]+)?(?=>?\s*(?:"[^"\n]*"\s*)?\)|"|\s*$)/gm;
const pictures =
  /(\]\(<|\]\(|\bsrc=")([~@]?(?:(?<=<|src=")[^>"\n]*|[\w./%@-]*)\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|zip|csv)|[^<>"\n()]*\.gitbook\/assets\/[^<>"\n.()]+)(?=[\s)"?#>])/gi;
const anchors =
  /<a\s[^>]*?href="([~@]?\/?[\w./%-]+?)(?:\.html)?\/?([?#][^\s"]+)?"[^>]*>((?:(?!<\/?a\b|\n\s*\n|\]\()[\s\S])*?)<\/a>/g;
const drawings = /<img\b[^>]*?\ssrc="[^"]+\.svg"[^>]*\/>/g;
const imageElements = /(<(?:img|source|video)\b[^>]*?\bsrc=)"((?:\.{1,2}\/)*[\w][^":]*)"/g;

/** Corrects links and images to the new paths of their files. */
export function convertLinks(text: string, place: Place): string {
  const references = filesOfReferences(text);
  return outsideOfCode(text, (words) =>
    withFilesInPlace(words, references)
      // Docusaurus only resolves links to pages in Markdown syntax.
      .replace(anchors, (element, address: string, rest = '', inner: string) => {
        const target = pageAt(address, place);
        const label = inner.replace(/\s+/g, ' ').trim();
        return target === undefined ? element : `[${label}](${relative(place.file, target)}${rest})`;
      })
      .replace(links, (link, open: string, address: string, _html, rest = '') => {
        const target = pageAt(address, place);
        return target === undefined ? link : `${open}${relative(place.file, target)}${rest}`;
      })
      .replace(pictures, (link, open: string, address: string) => {
        const target = fileOutside(address, place);
        return target === undefined ? link : `${open}${target}`;
      })
      .replace(drawings, (element) => drawing(element, place) ?? element)
      // The bundler only resolves paths in Markdown syntax.
      .replace(imageElements, (element, open: string, address: string) => {
        const known = knownFile(address, place);
        return known === undefined ? element : `${open}{require('${known}').default}`;
      }),
  );
}

const definition = /^[ \t]*\[([^\]\n^][^\]\n]*)\]:[ \t]+<?([^\s>]+)>?[ \t]*$/gm;
const localFile = /^(?![a-z]+:|[/#])[^?#]+\.(?!(?:mdx?|html)(?:#|$))\w+(?:#\S*)?$/i;

/** The files that reference links lead to, by label. */
function filesOfReferences(text: string): Map<string, string> {
  const found = [...text.matchAll(definition)].filter(([, , address = '']) => localFile.test(address));
  return new Map(found.map(([, label = '', address = '']) => [label.toLowerCase(), address]));
}

/** `[![a][b]][b]` → `[![a](b.png)](b.png)`: Docusaurus doesn't resolve files of reference links. */
function withFilesInPlace(text: string, files: Map<string, string>): string {
  if (files.size === 0) return text;
  const references = /\]\[([^[\]]+)\]|(?<![\]\\])(\[([^[\]]+)\])(?![(:[])/g;
  return text.replace(references, (written, full?: string, shown?: string, label?: string) => {
    const address = files.get((full ?? label ?? '').toLowerCase().replace(/\s+/g, ' '));
    return address === undefined ? written : `${shown ?? ']'}(${address})`;
  });
}

/** The path to a file of the site, relative to the page, or to its URL, which may be a folder deeper. */
function knownFile(address: string, {file, files}: Place): string | undefined {
  if (address.startsWith('/')) return undefined;
  const isThere = (one: string): boolean => {
    const target = path.posix.join(path.posix.dirname(file), one);
    return files.includes(target) || target.startsWith(`${assets}/`);
  };
  const known = [address, address.replace(/^\.\.\//, '')].find(isThere);
  return known === undefined || known.startsWith('.') ? known : `./${known}`;
}

/** In code, an SVG file is a component for Docusaurus, so it needs Markdown syntax, which has no width. */
function drawing(element: string, place: Place): string | undefined {
  const {src = '', alt = '', width = ''} = attributesOf(element.slice('<img'.length, -'/>'.length));
  const file = knownFile(src, place);
  if (file === undefined) return undefined;
  const image = `![${alt}](${/[\s()]/.test(file) ? `<${file}>` : file})`;
  const style =
    /^\d+%?$/.test(width) &&
    JSON.stringify({display: 'inline-block', width: width.includes('%') ? width : Number(width)});
  return style ? `<span style={${style}}>${image}</span>` : image;
}

/** Applies a change outside code. */
function outsideOfCode(text: string, change: (words: string) => string): string {
  return text
    .split(/(^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$)/m)
    .map((part, index) => (index % 3 === 0 ? change(part) : index % 3 === 1 ? part : ''))
    .join('');
}

/** `/guide/install` → `guide/install.md`, if that page exists. */
function pageAt(address: string, {file, files}: Place): string | undefined {
  const absolute = path.posix.join(address.startsWith('/') ? '.' : path.posix.dirname(file), address);
  return ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md']
    .map((ending) => path.posix.normalize(absolute + ending).replace(/^\//, ''))
    .find((candidate) => /\.mdx?$/.test(candidate) && files.includes(candidate))
    ?.replace(/\.mdx$/, '.md');
}

/** Copies `~/assets/a.png` of Astro, and files above the folder of the pages or in a hidden one. */
function fileOutside(address: string, {file, files, take, translated}: Place): string | undefined {
  const [, alias] = /^[~@]\/(.*)$/.exec(address) ?? [];
  if (alias === undefined && address.startsWith('/')) return undefined;
  const target =
    alias === undefined ? path.posix.join(path.posix.dirname(translated?.file ?? file), address) : `../../${alias}`;
  const isOutside = target.startsWith('../') || /(?:^|\/)\.\w/.test(target);
  const taken = isOutside ? take(target) : translated && files.includes(target) ? target : undefined;
  if (taken === undefined) return undefined;
  if (!translated) return relative(file, taken);
  // Files in the folder of the language are copied with its pages.
  const [language] = translated.file.split('/');
  return taken.startsWith(`${language}/`) ? undefined : `${translated.root}/${taken}`;
}

function relative(file: string, target: string): string {
  const written = path.posix.relative(path.posix.dirname(file), target);
  return written.startsWith('.') ? written : `./${written}`;
}
