import type {PageHit, SectionHit} from '../shared/types';

const mostSections = 3;

export interface Group {
  hit: PageHit;
  /** The index of the page among all options; its sections follow. */
  index: number;
  sections: {section: SectionHit; index: number}[];
}

/** The best section, from which the excerpt mostly is, and others whose headings show why they are there. */
export function sectionsShown({sections}: PageHit, most = mostSections): SectionHit[] {
  return sections.filter(({ranges}, at) => !at || ranges[0]).slice(0, most);
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
