/** A URL or a file outside the site. */
export class OutsideSite extends Error {
  override readonly name = 'OutsideSite';
}

/** The URL, if it stays in the base however often a server decodes it; throws otherwise. */
export function urlWithin(address: string, base: URL, from: URL = base): URL {
  if (!URL.canParse(address, from)) throw new OutsideSite(`“${shortened(address)}” is not a URL.`);
  const url = new URL(address, from);
  const isOfSite = url.origin === base.origin && url.pathname.startsWith(base.pathname) && !climbs(url.pathname);
  if (!isOfSite || url.username || url.password) {
    throw new OutsideSite(`“${shortened(url.href)}” is outside of ${base.href}, where nothing is read.`);
  }
  return url;
}

/** Shortens quotations in errors, which come from a site or an assistant and may be long. */
export const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** Finds `..%2f`, `%252e%252e%252f` and `..\`; the parser of URLs resolves `..` and `%2e%2e` already. */
function climbs(pathname: string): boolean {
  let text = pathname;
  for (;;) {
    if (/(?:^|[\\/])\.\.(?=[\\/;]|$)|[\\\0]/.test(text)) return true;
    const decoded = text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    if (decoded === text) return false;
    text = decoded;
  }
}
