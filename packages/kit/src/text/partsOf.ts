/** Characters: shorter words fit in a line. */
const fits = 12;
/** Characters: shorter parts don't help. */
const leastPart = 4;
/** A part this long is split at its capitals: `docCategory`, `GeneratedIndex`, `Component`. */
const longPart = 18;

const separators = '/=&,:;@?|_';
const afterSeparators = String.raw`(?<=[\w)\]}'"][${separators}]+)(?=[^${separators}])`;
/** Before a dot, but not before the extension of a file. */
const beforeDot = String.raw`(?<=[\w)\]}'"])(?=\.(?!\w{1,5}\W*$)[A-Za-z])`;
const joint = new RegExp(`${afterSeparators}|${beforeDot}`);

/** Splits a name or a URL where a line may break: `src/pages/a.md` into `src/`, `pages/` and `a.md`. */
export function partsOf(word: string): string[] {
  if (word.length < fits) return [word];
  const parts: string[] = [];
  const found = word
    .split(joint)
    .flatMap((part) => (part.length > longPart ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : part));
  for (const part of found) {
    const last = parts.at(-1);
    if (last !== undefined && (last.length < leastPart || part.length < leastPart))
      parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}
