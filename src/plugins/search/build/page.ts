import type {Kind} from '../shared/types';

/** A page as the index needs it, from wherever it was read. */
export interface IndexedPage {
  /** With the base path, without host and anchor. */
  url: string;
  kind: Kind;
  breadcrumb: string[];
  /** The first stands for the page: its heading is the title, its text what comes before other headings. */
  sections: IndexedSection[];
}

export interface IndexedSection {
  heading: string;
  /** 1 for the page's title, then as in HTML. */
  level: number;
  anchor: string;
  text: string;
}
