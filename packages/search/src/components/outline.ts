import type {PageHit, SectionHit} from '../shared/types';

const mostSections = 3;

export interface Group {
  hit: PageHit;
  /** The place of the page among all options; its sections follow it. */
  index: number;
  sections: {section: SectionHit; index: number}[];
}

/** Numbers what arrow keys step through: each page, then its best sections. */
export function outline(hits: readonly PageHit[]): Group[] {
  let next = 0;
  return hits.map((hit) => {
    const index = next++;
    const sections = hit.sections.slice(0, mostSections).map((section) => ({section, index: next++}));
    return {hit, index, sections};
  });
}
