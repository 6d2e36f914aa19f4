import type {PageHit, SectionHit} from '../shared/types';

const mostSections = 3;

export interface Group {
  hit: PageHit;
  /** The index of the page among all options; its sections follow. */
  index: number;
  sections: {section: SectionHit; index: number}[];
}

/** Those whose headings show why they are there. */
export function sectionsShown({sections}: PageHit, most = mostSections): SectionHit[] {
  return sections.filter(({ranges}) => ranges[0]).slice(0, most);
}

/** Of a page that has the words only in its text, the section from which its excerpt mostly is. */
export function addressOf(hit: PageHit): string {
  return ((hit.titleRanges[0] ?? sectionsShown(hit)[0]) ? hit : (hit.sections[0] ?? hit)).url;
}

/** Numbers the options for arrow keys: each page, then its sections. */
export function outline(hits: readonly PageHit[]): Group[] {
  let next = 0;
  return hits.map((hit) => {
    const index = next++;
    const sections = sectionsShown(hit).map((section) => ({section, index: next++}));
    return {hit, index, sections};
  });
}
