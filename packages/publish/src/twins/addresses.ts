/** `/docs/installation` → `/docs/installation.md`, `/fr/` → `/fr/index.md` */
export function twinOf(url: string): string {
  return `${url.endsWith('/') ? `${url}index` : url}.md`;
}

/** Says in the head of a page where its twin is: behind the title, because others write to the end of the head. */
export function announceTwin(html: string, twin: string): string {
  const link = `<link rel="alternate" type="text/markdown" href="${twin}">`;
  return html.includes(link) ? html : html.replace('</title>', `</title>${link}`);
}
