/** With `>` in quoted values, which end nothing. */
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const lasting = new RegExp(
  `<html\\b${attributes}>|<title\\b${attributes}>[^<]*</title>|<meta\\b${attributes}>` +
    `|<script\\b(?=${attributes}type="?application/ld\\+json)${attributes}>.*?</script>`,
  'gs',
);

/**
 * A page without what changes with every build: a short document with the title, the metadata and the main part. Who
 * makes something of a page makes it of this, so that it can be kept as long as this stays the same (`kept.ts`). It is
 * a third of the page: parsing the menus as well would take more than twice as long.
 *
 *   <html lang=en><head><title>Tabs</title><script src=/main.3c4d.js></script></head><body><nav>…</nav><main>…</main>
 *
 * becomes
 *
 *   <html lang=en><head><title>Tabs</title></head><body><main>…</main>
 */
export function essenceOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  return `${(head.match(lasting) ?? []).join('')}</head><body>${contentOf(html)}`;
}

/** The main part, and what React suspended, which stands behind it. */
function contentOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < 0) return '';
  const behind = html.slice(end);
  const suspended = behind.search(/<div hidden id="?S:/);
  return `${html.slice(start, end)}</main>${suspended < 0 ? '' : behind.slice(suspended)}`;
}
