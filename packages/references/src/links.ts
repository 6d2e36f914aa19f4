/** Whether a link isn't a whole URL, nor one to a place of its own page. */
export function isRelative(url: string): boolean {
  return url !== '' && !/^(?:[a-z][a-z\d+.-]*:|#)/i.test(url);
}

/**
 * The whole URL of a relative link. If nothing says what it is relative to, `pathname://` keeps it a link of which
 * Docusaurus doesn't expect a page, because one in the text of others must not end the build.
 */
export function addressOf(url: string, linksFrom?: string): string {
  const target = linksFrom && URL.canParse(url, linksFrom) ? new URL(url, linksFrom).href : `pathname://${url}`;
  return target.replace(/[\s()<>{}]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
