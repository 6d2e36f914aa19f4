import {type DocsFile, formatVersion, type IndexFile, readHeading, readLevels, readNumbers} from '../shared/format';
import {type PageKind, kinds, SearchDataError} from '../shared/types';

export interface Heading {
  level: number;
  heading: string;
  anchor: string;
}

/** Both files, unpacked for searching. Sections are numbered across all pages. */
export interface SearchData {
  hash: string;
  pages: {url: string; title: string; kind: PageKind; breadcrumb: string[]}[];
  /** The number of each page's first section, and at the end the number of all sections. */
  firstSection: Uint32Array;
  pageOf: Uint32Array;
  /** The heading of each section; for the first of a page, its title. */
  headingOf(section: number): Heading;
  /** The section of the heading above this one; the first section of a page has itself. */
  parentOf: Uint32Array;
  words: string[];
  groupOf: Uint32Array;
  /** The index of each group's first posting, and at the end the number of all postings. */
  firstPosting: Uint32Array;
  sections: Uint32Array;
  levels: Uint8Array;
}

export function readData(docsJson: string, indexJson: string): SearchData {
  const docs = parse<DocsFile>(docsJson, 'search-docs.json');
  const index = parse<IndexFile>(indexJson, 'search-index.json');
  for (const {format} of [docs, index]) {
    if (format !== formatVersion) throw new SearchDataError('version', `The index has format ${String(format)}`);
  }
  if (docs.hash !== index.hash) throw new SearchDataError('version', 'The files of the index are of different builds');
  try {
    return {hash: docs.hash, ...readDocs(docs), ...readIndex(index)};
  } catch (cause) {
    throw new SearchDataError('corrupt', 'The index cannot be read', {cause});
  }
}

function parse<File extends object>(json: string, name: string): File {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch (cause) {
    throw new SearchDataError('corrupt', `${name} is no JSON`, {cause});
  }
  if (typeof file !== 'object' || file === null || !('format' in file)) {
    throw new SearchDataError('corrupt', `${name} is no index`);
  }
  return file as File;
}

function readDocs(docs: DocsFile): Pick<SearchData, 'pages' | 'firstSection' | 'pageOf' | 'headingOf' | 'parentOf'> {
  const titles = lines(docs.titles);
  const crumbs = docs.crumbs.split('\n').map((crumb) => (crumb ? crumb.split('\t') : []));
  const crumbOf = readNumbers(docs.crumbOf);
  const urls = titles.length ? docs.urls.split('\n') : [];
  const pages = urls.map((url, page) => ({
    url: docs.base + url,
    title: titles[page] as string,
    kind: known(kinds[Number(docs.kinds[page])]),
    breadcrumb: known(crumbs[known(crumbOf[page])]),
  }));
  if (pages.length !== titles.length) throw new RangeError('Addresses and titles do not agree');

  const headings = (titles.length ? docs.headings.split('\n') : []).flatMap((line, page) => [
    `1${titles[page]}`,
    ...(line ? line.split('\t') : []),
  ]);
  const outline = readOutline(docs.headings, pages.length, headings);
  return {
    pages,
    ...outline,
    headingOf: (section) => {
      const text = headings[section] as string;
      const isTitle = outline.parentOf[section] === section;
      return isTitle ? {level: 1, heading: text.slice(1), anchor: ''} : readHeading(text);
    },
  };
}

function readOutline(
  text: string,
  pageCount: number,
  headings: readonly string[],
): Pick<SearchData, 'firstSection' | 'pageOf' | 'parentOf'> {
  const firstSection = new Uint32Array(pageCount + 1);
  const pageOf = new Uint32Array(headings.length);
  const parentOf = new Uint32Array(headings.length);
  let section = 0;
  (pageCount ? text.split('\n') : []).forEach((line, page) => {
    firstSection[page] = section;
    const end = section + 1 + (line ? line.split('\t').length : 0);
    pageOf.fill(page, section, end);
    const above = [section];
    parentOf[section++] = above[0] as number;
    for (; section < end; section++) {
      const level = Number(headings[section]?.[0]);
      // The title is above all headings, whatever their level.
      while (above.length > 1 && Number(headings[above.at(-1) as number]?.[0]) >= level) above.pop();
      parentOf[section] = above.at(-1) as number;
      above.push(section);
    }
  });
  firstSection[pageCount] = section;
  if (section !== headings.length) throw new RangeError('Headings and pages do not agree');
  return {firstSection, pageOf, parentOf};
}

function readIndex(index: IndexFile): Pick<SearchData, 'words' | 'groupOf' | 'firstPosting' | 'sections' | 'levels'> {
  const shared = readNumbers(index.shared);
  let last = '';
  const words = lines(index.words).map((rest, word) => (last = last.slice(0, shared[word]) + rest));

  const back = readNumbers(index.groups);
  if (back.length !== words.length) throw new RangeError('Words and groups do not agree');
  let groupCount = 0;
  const groupOf = back.map((distance) => (distance === 0 ? groupCount++ : groupCount - distance));

  const counts = readNumbers(index.counts);
  if (counts.length !== groupCount) throw new RangeError('Groups and counts do not agree');
  const firstPosting = new Uint32Array(groupCount + 1);
  counts.forEach((count, group) => (firstPosting[group + 1] = (firstPosting[group] as number) + count));

  const sections = readNumbers(index.gaps);
  if (sections.length !== firstPosting[groupCount]) throw new RangeError('Counts and postings do not agree');
  for (let group = 0; group < groupCount; group++) {
    let section = -1;
    for (let posting = firstPosting[group] as number; posting < (firstPosting[group + 1] as number); posting++) {
      sections[posting] = section += (sections[posting] as number) + 1;
    }
  }
  return {words, groupOf, firstPosting, sections, levels: readLevels(index.levels, sections.length)};
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('Something is missing');
  return value;
}
