export interface Lines {
  /** The width of a line, and of a letter. */
  width: number;
  letter: number;
  /** The distance between lines, and the position of the first one. */
  step: number;
  top: number;
  /** The lowest position of a line. */
  bottom: number;
}

interface Strokes {
  /** The `d` attribute of a path with a stroke for each word. */
  path: string;
  /** The position of the last line. */
  last: number;
}

/** Sets a text in lines, as strokes as long as its words. */
export function strokesOf(text: string, {width, letter, step, top, bottom}: Lines): Strokes {
  let [x, y, path] = [0, top, ''];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const length = Math.min(Math.round(word.length * letter), width);
    if (x > 0 && x + length > width) [x, y] = [0, y + step];
    if (y > bottom) return {path, last: y - step};
    path += `M${x} ${y}h${length}`;
    x += length + Math.round(letter);
  }
  return {path, last: y};
}
