import {Parser} from 'htmlparser2';
import {isList} from '@lectern/kit/pageHead';
import {isInline, partsWords} from './inline';
import type {IndexedPage, IndexedSection, Passages} from './page';
import {PassageReader, tidyPassage} from './passages';

export type ScannedPage = Omit<IndexedPage, 'url' | 'kind'>;

interface ScannedSection extends IndexedSection {
  linked: string;
  passages: Passages;
}

/**
 * What is on a page, but not of it; and of an API, what is chosen and folded, bounds of values, ‘required’, and the
 * samples, which say the same for all operations.
 */
const leftOut = new Set(['script', 'style', 'svg', 'nav', 'footer', 'button', 'noscript', 'select', 'math', 'title']);
const leftOutClasses =
  /(?:^|\s)(?:hash-link|sr-only|theme-doc-version-badge|theme-doc-version-banner|theme-doc-toc-mobile|table-of-contents|page-actions|api-(?:limits|fold__name|status|tabs__label|required|card__fold|tabs--languages)|graphql-badge--required|footnotes-back|data-footnote-backref)(?:\s|$)/;
/** Of these, nothing can be read. */
const speechless = new Set(['math', 'button', 'select']);

const headingTag = /^h[1-6]$/;

/**
 * Reads a page of the build: its title, its breadcrumb, and its sections, each with the text below its heading.
 * Nothing for pages that are not to be found: lists, and what says `noindex`.
 *
 * What React suspended while rendering stands behind the page in a `<div hidden id="S:0">` and moves to the
 * `<template id="B:0">` in the browser; it counts as content where its template does. So do the REST pages.
 */
export function scanPage(html: string): ScannedPage | null {
  const breadcrumb: string[] = [];
  const sections: ScannedSection[] = [emptySection(1, '')];
  let documentTitle = '';
  let description = '';
  let keywords = '';
  let listed = true;

  /** The element that has just ended, if no text follows it yet. */
  let closed = '';

  const placeholders = new Set<string>();
  /** For each open element: whether it began content, or something to be left out. */
  const open: {began?: 'content' | 'left out' | 'crumb' | 'heading' | 'title' | 'link'; isRead?: boolean}[] = [];
  const passages = new PassageReader(() => (sections.at(-1) as ScannedSection).passages);
  let contentDepth = 0;
  let leftOutDepth = 0;
  let inLink = false;
  let inTitle = false;
  let crumb: string | null = null;
  let heading: ScannedSection | null = null;
  let inBreadcrumbs = false;

  const write = (text: string): void => {
    if (inTitle) documentTitle += text;
    if (crumb !== null) crumb += text;
    if (!contentDepth || leftOutDepth) return;
    if (heading) heading.heading += text;
    else {
      const section = sections.at(-1) as ScannedSection;
      section.text += text;
      if (inLink) section.linked += text;
      passages.write(text);
    }
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const element: (typeof open)[number] = {};
      open.push(element);
      const classes = attributes.class ?? '';
      if (name === 'html') {
        if (isList(classes)) listed = false;
        passages.speak(attributes.lang ?? '');
      }
      if (name === 'meta') {
        const property = attributes.name ?? attributes.property;
        if (property === 'robots' && attributes.content?.includes('noindex')) listed = false;
        if (property === 'keywords') keywords = attributes.content ?? '';
        if (property === 'description') description = attributes.content ?? '';
      }
      if (name === 'title' && !contentDepth && !documentTitle) {
        inTitle = true;
        element.began = 'title';
      }
      if (name === 'template' && contentDepth && attributes.id) placeholders.add(attributes.id.replace('B:', 'S:'));
      if (
        name === 'main' ||
        (name === 'div' && attributes.hidden !== undefined && placeholders.has(attributes.id ?? ''))
      ) {
        contentDepth++;
        element.began = 'content';
        return;
      }
      if (!contentDepth) return;
      if (name === 'nav' && classes.includes('breadcrumbs')) inBreadcrumbs = true;
      if (inBreadcrumbs && name === 'li' && !classes.includes('--active')) {
        crumb = '';
        element.began = 'crumb';
        return;
      }
      if (isLeftOut(name, attributes)) {
        if (!leftOutDepth && speechless.has(name)) passages.skip();
        leftOutDepth++;
        element.began = 'left out';
        return;
      }
      if (!leftOutDepth && headingTag.test(name)) {
        const level = Number(name[1]);
        const [first] = sections as [ScannedSection];
        if (level === 1 && !first.heading) {
          heading = first;
          element.began = 'heading';
        } else if (attributes.id) {
          passages.begin();
          heading = emptySection(level, attributes.id);
          sections.push(heading);
          element.began = 'heading';
        }
      }
      if (!leftOutDepth && !heading) {
        passages.open(name, attributes);
        element.isRead = true;
      }
      if (partsWords(name, closed)) write(' ');
      closed = '';
      if (name === 'a' && attributes.href && !attributes.href.startsWith('#')) {
        inLink = true;
        element.began = 'link';
      }
    },
    ontext(text) {
      closed = '';
      write(text);
    },
    onclosetag(name) {
      closed = name;
      const element = open.pop();
      if (element?.isRead) passages.close(name);
      if (element?.began === 'content') contentDepth--;
      if (element?.began === 'left out') leftOutDepth--;
      if (element?.began === 'heading') heading = null;
      if (element?.began === 'title') inTitle = false;
      if (element?.began === 'link') {
        (sections.at(-1) as ScannedSection).linked += ' ';
        inLink = false;
      }
      if (element?.began === 'crumb') {
        const text = tidy(crumb ?? '');
        if (text) breadcrumb.push(text);
        crumb = null;
      }
      if (name === 'nav') inBreadcrumbs = false;
      if (!isInline(name)) write(' ');
    },
  });
  parser.end(html);
  if (!listed) return null;

  const [page, ...others] = sections.map((section) => ({
    ...section,
    heading: tidy(section.heading),
    text: tidy(section.text),
    linked: tidy(section.linked),
  })) as [ScannedSection, ...ScannedSection[]];
  page.heading ||= tidy(documentTitle).replace(/ [|–] [^|–]*$/, '');
  if (!page.text.includes(tidy(description))) page.text = tidy(`${description} ${page.text}`);
  if (!page.heading) return null;
  return {
    about: tidyPassage(description),
    keywords,
    breadcrumb,
    sections: [page, ...others.filter((section) => section.heading)],
  };
}

function isLeftOut(name: string, {class: classes = '', ...attributes}: Record<string, string>): boolean {
  return (
    leftOut.has(name) ||
    attributes['aria-hidden'] === 'true' ||
    'data-footnote-ref' in attributes ||
    'data-no-search' in attributes ||
    leftOutClasses.test(classes)
  );
}

function emptySection(level: number, anchor: string): ScannedSection {
  return {heading: '', level, anchor, text: '', linked: '', passages: {prose: [], fragments: [], code: []}};
}

/** One space between words, and none of the invisible characters that headings end with. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u200c\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
