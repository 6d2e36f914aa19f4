import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Some hosts serve the page itself at `/docs/search.html` and `/docs/search/index.html` instead of redirecting to
 * `/docs/search`. React would take these URLs for other pages, and name them in the metadata. So the URL is replaced
 * by the canonical one before React starts.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const page = pathname.replace(/(?:\/index)?\.html$/, '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const address = canonical && new URL(canonical.href).pathname;
  // A 404 page appears at any URL, which isn't the one of its file.
  if (page !== pathname && address?.replace(/\/$/, '') === page) {
    window.history.replaceState(window.history.state, '', address + search + hash);
  }
}
