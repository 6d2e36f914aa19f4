import type {BuiltPage} from '@lectern/kit/builtPages';

/** `/docs/installation` → `/docs/installation.md`, `/fr/` → `/fr/index.md` */
export function twinOf(url: string): string {
  return `${url.endsWith('/') ? `${url}index` : url}.md`;
}

/** Links the twin in the head of a page: after the title, because others write to the end of the head. */
export function announceTwin({outline: {head}, edits}: BuiltPage, twin: string): void {
  const title = head.find(({name}) => name === 'title');
  const isThere = head.some(({name, attributes}) => name === 'link' && attributes.href === twin);
  if (title && !isThere) edits.insert(title.end, `<link rel="alternate" type="text/markdown" href="${twin}">`);
}
