export interface Lines {
  /** Of a line, and of a letter. */
  width: number;
  letter: number;
  /** From one line to the next, and where the first one is. */
  step: number;
  top: number;
  /** No line stands below this. */
  bottom: number;
}

interface Strokes {
  /** For `d` of a path: a stroke for each word. */
  path: string;
  /** Where the last line is. */
  last: number;
}

/** A text as strokes as long as its words, set in lines. */
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
