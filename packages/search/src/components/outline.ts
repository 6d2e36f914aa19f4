import type {PageHit, SectionHit} from '../shared/types';

const mostSections = 3;

export interface Group {
  hit: PageHit;
  /** The index of the page among all options; its sections follow. */
  index: number;
  sections: {section: SectionHit; index: number}[];
}

/** Numbers the options for arrow keys: each page, then its best sections. */
export function outline(hits: readonly PageHit[]): Group[] {
  let next = 0;
  return hits.map((hit) => {
    const index = next++;
    const sections = hit.sections.slice(0, mostSections).map((section) => ({section, index: next++}));
    return {hit, index, sections};
  });
}
