import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Language} from '../shared/types';
import type {IndexedSection, Passages} from './page';
import {isSentence, sentencesOf} from './sentences';

/**
 * Reads the sections of a Markdown source, for `npm start`, which renders no HTML. Text that components
 * and snippets would print is missing.
 */
export function scanMarkdown(source: string, title: string, language: Language, description = ''): IndexedSection[] {
  const slugger = createSlugger();
  const page: IndexedSection = {heading: title, level: 1, anchor: '', text: description};
  const sections = [page];
  /** The lines of each section, without code. */
  const written: string[][] = [[]];
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
      else {
        sections.push({heading, level: hashes.length, anchor: id ?? slugger.slug(heading), text: ''});
        written.push([]);
      }
    } else if (fence || !/^\s*(?:import|export)\s/.test(line)) {
      (sections.at(-1) as IndexedSection).text += ` ${fence ? line : plain(line)}`;
      if (!fence) written.at(-1)?.push(line);
    }
  }
  return sections
    .map((section, at) => ({...section, text: section.text.trim(), passages: passagesOf(written[at] ?? [], language)}))
    .filter(({heading}) => heading);
}

/** Paragraphs and list items, without components, tables and directives. */
export function passagesOf(lines: readonly string[], language: Language): Passages {
  const passages: Passages = {prose: [], fragments: [], code: []};
  const blocks = lines.join('\n').split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/);
  for (const block of blocks) {
    if (/^\s*(?:[<|{]|:::|\||import\s|export\s)/m.test(block)) continue;
    const text = block.split('\n').map(plain).join(' ').trim();
    if (isSentence(text)) passages.prose.push(sentencesOf(text, language));
  }
  return passages;
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/^\s*(?::::+\w*|[-*>|]|\d+\.)\s*/, '')
    .replace(/[`*|]/g, '')
    .trim();
}
