type Strings = Record<string, {message: string; description?: string}>;

/**
 * Mends the typography of a file of strings, in those that Docusaurus has translated. A string that still waits for its
 * translation doesn't change, so that the check finds it by its English text.
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
