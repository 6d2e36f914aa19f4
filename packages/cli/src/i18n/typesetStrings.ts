type Strings = Record<string, {message: string; description?: string}>;

/**
 * A file of strings as Docusaurus writes it, in which those that it brings a translation of are set by the rules of
 * their language: nobody wrote them here. A string that waits for its translation stays, and is found by it.
 */
export function typesetStrings(
  written: string,
  isTranslated: (key: string) => boolean,
  typeset: (file: string, text: string) => string,
): string {
  const strings = JSON.parse(written) as Strings;
  const translated = Object.fromEntries(Object.entries(strings).filter(([key]) => isTranslated(key)));
  const mended = JSON.parse(typeset('strings.json', JSON.stringify(translated))) as Strings;
  return `${JSON.stringify({...strings, ...mended}, null, 2)}\n`;
}
