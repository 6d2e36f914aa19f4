/** Elements that do not part words: `<b>f</b>oo` is one. */
const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  ...['span', 'strong', 'sub', 'sup', 'u', 'var', 'wbr'],
]);
/** Of these, what parts words where one touches another element: two values in code beside each other are two. */
const alone = new Set(['code', 'kbd', 'samp']);

export const isInline = (name: string): boolean => inline.has(name);

/** Whether words are parted where the element begins, `closed` having just ended with no text after it. */
export const partsWords = (name: string, closed: string): boolean =>
  !isInline(name) || (closed !== '' && (alone.has(closed) || alone.has(name)));
