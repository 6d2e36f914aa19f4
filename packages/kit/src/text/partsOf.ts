/** Shorter words fit. */
const fits = 12;
/** Shorter parts are no relief. */
const leastPart = 4;
/** A part as long as this is taken apart as its capitals do it: `docCategory`, `GeneratedIndex`, `Component`. */
const longPart = 18;

const separators = '/=&,:;@?|_';
/** But not before a port. */
const afterSeparators = String.raw`(?<=[\w)\]}'"][${separators}]+)(?=[^${separators}])(?!(?<=:)\d)`;
/** But the extension of a file, which is nothing by itself, and not in the name of a host. */
const beforeDot = String.raw`(?<=[\w)\]}'"])(?<!://[^/]*)(?=\.(?!\w{1,5}\W*$)[A-Za-z])`;
const joint = new RegExp(`${afterSeparators}|${beforeDot}`);

/**
 * The parts of a name or an address, between which a line may end: `src/pages/a.md` has `src/`, `pages/` and `a.md`.
 * In a narrow column, shorter names are also taken apart: `most` is what fits.
 */
export function partsOf(word: string, most = longPart): string[] {
  if (word.length < fits) return [word];
  const parts: string[] = [];
  const found = word.split(joint).flatMap((part) => (part.length > most ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : part));
  for (const part of found) {
    const last = parts.at(-1);
    const joins = last?.endsWith('://') ?? false;
    if (last !== undefined && (joins || last.length < leastPart || part.length < leastPart))
      parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}
