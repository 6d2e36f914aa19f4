/** Names that change with their content: nothing else is ever found under them. */
export function isForever({pathname, search}: URL): boolean {
  return /\/(?:assets|katex-[^/]+)\//.test(pathname) || /^\?v=/.test(search);
}

/** The HTML minifier leaves quotes out where it can. */
export function isOfVersion(html: string, version: string): boolean {
  return new RegExp(`<meta name="?site-version"? content="?${version}\\b`).test(html);
}

/** One page, whatever the query: `/docs/a?tab=b` is `/docs/a`. */
export function pageKey({origin, pathname}: URL): string {
  return origin + pathname;
}

const words = {
  en: {
    title: 'No network',
    text: 'This page has not been visited before, so it was not kept in this browser. Visited pages and search work.',
    again: 'Try again',
    home: 'Home page',
  },
  fr: {
    title: 'Pas de réseau',
    text: 'Cette page n’a pas encore été visitée\u202F: ce navigateur ne l’a donc pas conservée. Les pages déjà visitées et la recherche fonctionnent.',
    again: 'Réessayer',
    home: 'Page d’accueil',
  },
};

/** Instead of a page that was never visited; the path is without the base path. */
export function offlinePage(path: string): Response {
  const language = /^fr(?:\/|$)/.test(path) ? 'fr' : 'en';
  const {title, text, again, home} = words[language];
  // Both links are relative to the address that was asked for.
  const up = '../'.repeat(path.split('/').length - (language === 'fr' ? 2 : 1)) || './';
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a> · <a href="${up}">${home}</a></p></main></body></html>`;
  return new Response(html, {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}});
}
