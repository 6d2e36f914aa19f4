import path from 'node:path';
import {findCode, toLines, type Report} from '../lines';
import {isThere, type Places} from './places';

/** `from '../a'`, `import '../a'`, `require('../a')`, also with a loader before it: `'!!raw-loader!../a'`. */
const inCode =
  /(\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*)(['"])((?:[^'"]*!)?)((?:\.\.?\/|@site\/)[^'"?]*)/g;
const inMarkdown = /()(\]\(\s*<?|\b(?:src|href)=["'])()((?:\.\.\/)[^\s)>"'#?]*)/g;
const endings = [
  '',
  '.js',
  '.jsx',
  '.ts',
  '.tsx',
  '.mjs',
  '.cjs',
  '.json',
  '.md',
  '.mdx',
  '/index.js',
  '/index.jsx',
  '/index.ts',
  '/index.tsx',
];

/** Corrects the paths in a file to files above it that have moved. Line numbers don't change. */
export function relink(text: string, file: string, places: Places, report: Report): string {
  const lines = toLines(text);
  const isPage = /\.mdx?$/.test(file);
  const isFenced = isPage ? findCode(lines) : [];
  return lines
    .map(({text: line, from}, index) => {
      if (isFenced[index]) return line;
      const rules = isPage ? [inCode, inMarkdown] : [inCode];
      return rules.reduce(
        (changed, rule) =>
          changed.replace(rule, (match, before: string, open: string, loader: string, address: string) => {
            const target = newAddress(address, file, places);
            if (target === address) return match;
            if (target !== undefined) return before + open + loader + target;
            report(
              from,
              `“${address}” is outside of the site and stays behind: copy what it needs, and mend this path.`,
            );
            return match;
          }),
        line,
      );
    })
    .join(/\r\n/.test(text) ? '\r\n' : '\n');
}

/** The new path, or the same one if it still leads to that file or to nothing; undefined for files that aren't copied. */
function newAddress(address: string, file: string, places: Places): string | undefined {
  const isAlias = address.startsWith('@site/');
  const target = isAlias
    ? path.join(places.siteDir, address.slice('@site/'.length))
    : path.resolve(path.dirname(file), address);
  const found = endings.map((ending) => target + ending).find(isThere);
  if (!found) return address;
  const place = places.takeData(found);
  const ownPlace = places.placeOf(file);
  if (place === undefined || ownPlace === undefined) return undefined;
  const written = place.slice(0, place.length - (found.length - target.length));
  if (isAlias) return path.posix.normalize(address.slice('@site/'.length)) === written ? address : `@site/${written}`;
  const ownFolder = path.posix.dirname(ownPlace);
  if (path.posix.join(ownFolder, address) === written) return address;
  const relative = path.posix.relative(ownFolder, written);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
