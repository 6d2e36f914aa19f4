import {createSlugger} from '@docusaurus/utils';
import type {Page} from './pageList';
import {isObject, valueAt} from './path';

/** Addresses and anchors must not change with the language, and some of them stem from titles. */
export function withSourceIds(translated: unknown, source: unknown, pages: Page[]): unknown {
  const document = structuredClone(translated);
  for (const page of pages.filter(({kind}) => kind === 'schema')) {
    const schema = valueAt(document, page.title.slice(0, -1));
    if (isObject(schema)) schema['x-page-id'] = page.id;
  }
  const info = valueAt(document, ['info']);
  if (isObject(info)) {
    info['x-title'] = info.title;
    info.title = valueAt(source, ['info', 'title']);
    info['x-heading-ids'] = headingIds(valueAt(source, ['info', 'description']));
  }
  return document;
}

function headingIds(markdown: unknown): string[] {
  const slugger = createSlugger();
  const headings = typeof markdown === 'string' ? markdown.matchAll(/^#+ (.+)$/gm) : [];
  return [...headings].map(([, heading]) => slugger.slug(heading ?? ''));
}
