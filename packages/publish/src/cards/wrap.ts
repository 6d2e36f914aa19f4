/** Wraps text into lines of at most this width, at ordinary spaces only: not at no-break spaces, as before « : ». */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(line) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.flatMap((line) => breakWord(line, width, measure));
}

/** `getPetByIdAndTag` has no spaces: a word too long for a line is broken where the line ends. */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts = [''];
  for (const character of word) {
    const part = parts.at(-1)! + character;
    if (parts.at(-1) === '' || measure(part) <= width) parts[parts.length - 1] = part;
    else parts.push(character);
  }
  return parts;
}
