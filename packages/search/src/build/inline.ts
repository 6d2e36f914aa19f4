/** Elements that don't separate words: `<b>f</b>oo` is one. */
const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  ...['span', 'strong', 'sub', 'sup', 'u', 'var', 'wbr'],
]);
/** Those of them that do where two are adjacent: two values in code beside each other are two words. */
const alone = new Set(['code', 'kbd', 'samp']);

export const isInline = (name: string): boolean => inline.has(name);

/** Whether an element separates words; `closed` has just ended, with no text after it. */
export const partsWords = (name: string, closed: string): boolean =>
  !isInline(name) || (closed !== '' && (alone.has(closed) || alone.has(name)));
