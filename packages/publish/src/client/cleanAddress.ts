import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Some hosts answer `/docs/search.html` and `/docs/search/index.html` with the page itself instead of leading to
 * `/docs/search`. React would take that address for another page, and name it in the metadata. So the address becomes
 * the one that the page says of itself, before React starts.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const page = pathname.replace(/(?:\/index)?\.html$/, '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const address = canonical && new URL(canonical.href).pathname;
  // A not-found page stands at any address, which is not the one of its file.
  if (page !== pathname && address?.replace(/\/$/, '') === page) {
    window.history.replaceState(window.history.state, '', address + search + hash);
  }
}
