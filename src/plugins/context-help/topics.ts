import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Problem} from '@lectern/kit/problems';
import {nearest} from '@lectern/kit/nearest';

/** The list of topics, one for all languages: paths and ids of headings are the same in each. */
export const topicsFile = 'src/data/context-help.yml';

/** A doc to which topics can lead. */
export interface HelpPage {
  /** The path in the folder of docs, `installation.md`. */
  key: string;
  title: string;
  /** Only called for pages with topics, because reading a page of a reference takes long. */
  headings: () => {id: string; title: string}[];
}

export interface Topic {
  id: string;
  /** The title on the page. */
  title: string;
  page: string;
  anchor?: string;
}

/**
 * Parses the list, and finds the target of each topic.
 *
 *   install: installation.md#get-the-code
 */
export function readTopics(text: string, pages: HelpPage[]): {topics: Topic[]; problems: Problem[]} {
  const topics: Topic[] = [];
  const problems: Problem[] = [];
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const problem = (offset: number | undefined, message: string, hint: string): void => {
    problems.push({file: topicsFile, line: lines.linePos(offset ?? 0).line, message, hint});
  };

  for (const {pos, message} of document.errors) {
    problem(
      pos[0],
      `This is not valid YAML: ${message.split('\n')[0]}`,
      'Write one topic per line: install: installation.md#get-the-code',
    );
  }
  if (document.errors.length === 0 && document.contents && !isMap(document.contents)) {
    problem(
      document.contents.range[0],
      'This is no list of topics.',
      'Write one topic per line: install: installation.md',
    );
  }
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue;
    const id = String(key.value);
    const target = isScalar(value) && typeof value.value === 'string' ? value.value : '';
    const offset = key.range?.[0];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      problem(
        offset,
        `“${id}” cannot be the id of a topic.`,
        'It stands in addresses: use small letters, digits and single hyphens.',
      );
      continue;
    }
    const [file = '', anchor] = target.split('#', 2);
    const page = pages.find((candidate) => candidate.key === file);
    if (!page) {
      const suggestion = nearest(
        file,
        pages.map(({key: known}) => known),
      );
      problem(
        offset,
        `The topic “${id}” leads to ${file ? `“${file}”, which is no page` : 'no page'}.`,
        suggestion ? `Did you mean “${suggestion}”?` : 'Name a file below docs/, such as installation.md#get-the-code.',
      );
      continue;
    }
    const headings = anchor === undefined ? [] : page.headings();
    const heading = headings.find((candidate) => candidate.id === anchor);
    if (anchor !== undefined && !heading) {
      const ids = headings.map((candidate) => candidate.id);
      const suggestion = nearest(anchor, ids);
      problem(
        offset,
        `The topic “${id}” leads to “#${anchor}”, which ${file} does not have.`,
        suggestion
          ? `Did you mean “#${suggestion}”?`
          : ids.length > 0
            ? `Its headings have the ids ${ids.join(', ')}.`
            : 'It has no headings: name the page alone.',
      );
      continue;
    }
    topics.push({id, title: heading?.title ?? page.title, page: file, ...(heading && {anchor: heading.id})});
  }
  return {topics, problems};
}
