/** Whether the name of a file changes with its content, so that it can be cached forever. */
export function isForever({pathname, search}: URL): boolean {
  return /\/(?:assets|katex-[^/]+)\//.test(pathname) || /^\?v=/.test(search);
}

/** The HTML minifier removes quotes if it can. */
export function isOfVersion(html: string, version: string): boolean {
  return new RegExp(`<meta name="?site-version"? content="?${version}\\b`).test(html);
}

/** The cache key of a page, without the query: `/docs/a?tab=b` is `/docs/a`. */
export function pageKey({origin, pathname}: URL): string {
  return origin + pathname;
}

/** A language of the site, with its messages for readers. */
export interface OfflineLanguage {
  /** The prefix of its URLs, after the base path: `fr/`, and empty for the first language. */
  prefix: string;
  htmlLang: string;
  direction: string;
  words: {title: string; text: string; again: string; home: string};
}

/** The answer instead of a page that was never visited; the path is without the base path, the first language comes last. */
export function offlinePage(path: string, languages: readonly OfflineLanguage[]): Response {
  const {prefix, htmlLang, direction, words} = languages.find((language) => `${path}/`.startsWith(language.prefix))!;
  const {title, text, again, home} = words;
  // Both links are relative to the requested URL.
  const up = '../'.repeat(path.split('/').length - (prefix ? 2 : 1)) || './';
  const html = `<!DOCTYPE html><html lang="${htmlLang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a> · <a href="${up}">${home}</a></p></main></body></html>`;
  return new Response(html, {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}});
}
