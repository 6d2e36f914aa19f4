import {Parser} from 'htmlparser2';
import type {IndexedPage, IndexedSection} from './page';

export type ScannedPage = Omit<IndexedPage, 'url' | 'kind'>;

/** Pages that list other pages, or are not for finding, by the classes that Docusaurus gives to `<html>`. */
const listPages =
  /(?:^|\s)(?:blog-list-page|blog-tags-list-page|blog-tags-post-list-page|blog-authors-list-page|blog-authors-posts-page|blog-archive-page|docs-tags-list-page|docs-tags-doc-list-page|docs-tag-doc-list-page|search-page-wrapper)(?:\s|$)/;

/** What is on a page, but not of it. */
const leftOut = new Set(['script', 'style', 'svg', 'nav', 'footer', 'button', 'noscript', 'select', 'math', 'title']);
const leftOutClasses = /(?:^|\s)(?:hash-link|sr-only|theme-doc-toc-mobile|table-of-contents|footnotes-back|data-footnote-backref)(?:\s|$)/;

/** Elements that do not part words: `<b>f</b>oo` is one. */
const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'span'],
  ...['strong', 'sub', 'sup', 'u', 'var', 'wbr'],
]);
/** Of these, what part words where one touches another element: two values in code beside each other are two. */
const alone = new Set(['code', 'kbd', 'samp']);
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
  const sections: IndexedSection[] = [{heading: '', level: 1, anchor: '', text: ''}];
  let documentTitle = '';
  let description = '';
  let listed = true;

  /** The element that has just ended, if no text follows it yet. */
  let closed = '';

  const placeholders = new Set<string>();
  /** For each open element: whether it began content, or something to be left out. */
  const open: {began?: 'content' | 'left out' | 'crumb' | 'heading' | 'title'}[] = [];
  let contentDepth = 0;
  let leftOutDepth = 0;
  let inTitle = false;
  let crumb: string | null = null;
  let heading: IndexedSection | null = null;
  let inBreadcrumbs = false;

  const write = (text: string): void => {
    if (inTitle) documentTitle += text;
    if (crumb !== null) crumb += text;
    if (!contentDepth || leftOutDepth) return;
    if (heading) heading.heading += text;
    else (sections.at(-1) as IndexedSection).text += text;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const element: (typeof open)[number] = {};
      open.push(element);
      const classes = attributes.class ?? '';
      if (name === 'html' && listPages.test(classes)) listed = false;
      if (name === 'meta') {
        const property = attributes.name ?? attributes.property;
        if (property === 'robots' && attributes.content?.includes('noindex')) listed = false;
        if (property === 'description') description = attributes.content ?? '';
      }
      if (name === 'title' && !contentDepth && !documentTitle) {
        inTitle = true;
        element.began = 'title';
      }
      if (name === 'template' && contentDepth && attributes.id) placeholders.add(attributes.id.replace('B:', 'S:'));
      if (name === 'main' || (name === 'div' && attributes.hidden !== undefined && placeholders.has(attributes.id ?? ''))) {
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
      if (leftOut.has(name) || attributes['aria-hidden'] === 'true' || leftOutClasses.test(classes)) {
        leftOutDepth++;
        element.began = 'left out';
        return;
      }
      if (!leftOutDepth && headingTag.test(name)) {
        const level = Number(name[1]);
        const [first] = sections as [IndexedSection];
        if (level === 1 && !first.heading) {
          heading = first;
          element.began = 'heading';
        } else if (attributes.id) {
          heading = {heading: '', level, anchor: attributes.id, text: ''};
          sections.push(heading);
          element.began = 'heading';
        }
      }
      if (!inline.has(name) || (closed && (alone.has(closed) || alone.has(name)))) write(' ');
      closed = '';
    },
    ontext(text) {
      closed = '';
      write(text);
    },
    onclosetag(name) {
      closed = name;
      const element = open.pop();
      if (element?.began === 'content') contentDepth--;
      if (element?.began === 'left out') leftOutDepth--;
      if (element?.began === 'heading') heading = null;
      if (element?.began === 'title') inTitle = false;
      if (element?.began === 'crumb') {
        const text = tidy(crumb ?? '');
        if (text) breadcrumb.push(text);
        crumb = null;
      }
      if (name === 'nav') inBreadcrumbs = false;
      if (!inline.has(name)) write(' ');
    },
  });
  parser.end(html);
  if (!listed) return null;

  const [page, ...others] = sections.map((section) => ({
    ...section,
    heading: tidy(section.heading),
    text: tidy(section.text),
  })) as [IndexedSection, ...IndexedSection[]];
  page.heading ||= tidy(documentTitle).replace(/ [|–] [^|–]*$/, '');
  if (!page.text.includes(tidy(description))) page.text = tidy(`${description} ${page.text}`);
  if (!page.heading) return null;
  return {breadcrumb, sections: [page, ...others.filter((section) => section.heading)]};
}

/** One space between words, and none of the invisible characters that headings end with. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u200c\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
