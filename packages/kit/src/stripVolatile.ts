import {outlineOf, type PageOutline} from './pageOutline';

/**
 * A page without what differs between builds: a short document with the title, the metadata and the main part. Steps that
 * derive something from a page use this, so that results are cached as long as it is the same (`buildCache.ts`). It is
 * a third of the page: parsing the menus as well would take more than twice as long.
 *
 *   <html lang=en><head><title>Tabs</title><script src=/main.3c4d.js></script></head><body><nav>…</nav><main>…</main>
 *
 * becomes
 *
 *   <html lang=en><title>Tabs</title></head><body><main>…</main>
 */
export function stripVolatile(html: string, outline: PageOutline = outlineOf(html)): string {
  const {head, main, suspended} = outline;
  const lasting = head.filter(
    ({name, attributes}) =>
      ['html', 'title', 'meta'].includes(name) || (name === 'script' && attributes.type === 'application/ld+json'),
  );
  const content = main ? [main, ...(suspended ? [suspended] : [])] : [];
  const textOf = (ranges: {start: number; end: number}[]): string =>
    ranges.map(({start, end}) => html.slice(start, end)).join('');
  return `${textOf(lasting)}</head><body>${textOf(content)}`;
}
