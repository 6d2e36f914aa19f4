import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {IndexedSection} from './page';

/**
 * The sections of a Markdown source, for `npm start`, which renders no HTML. It is a rough reading: what components
 * and snippets would print is missing.
 */
export function scanMarkdown(source: string, title: string, description = ''): IndexedSection[] {
  const slugger = createSlugger();
  const page: IndexedSection = {heading: title, level: 1, anchor: '', text: description};
  const sections = [page];
  let fence: string | undefined;
  for (const line of source.replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '').split(/\r?\n/)) {
    const [, marker] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (marker) {
      if (!fence) fence = marker;
      else if (marker.startsWith(fence)) fence = undefined;
      continue;
    }
    const [, hashes, words] = (fence ? null : /^(#{1,6})\s+(.+?)\s*$/.exec(line)) ?? [];
    if (hashes && words) {
      const {text, id} = parseMarkdownHeadingId(words);
      const heading = plain(text);
      if (hashes.length === 1) page.heading = heading;
      else sections.push({heading, level: hashes.length, anchor: id ?? slugger.slug(heading), text: ''});
    } else if (fence || !/^\s*(?:import|export)\s/.test(line)) {
      (sections.at(-1) as IndexedSection).text += ` ${fence ? line : plain(line)}`;
    }
  }
  return sections.filter(({heading}) => heading).map((section) => ({...section, text: section.text.trim()}));
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/^\s*(?::::+\w*|[-*>|]|\d+\.)\s*/, '')
    .replace(/[`*|]/g, '')
    .trim();
}
