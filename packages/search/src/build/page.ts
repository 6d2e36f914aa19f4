import type {PageKind} from '../shared/types';

/** A page as the index needs it, from wherever it was read. */
export interface IndexedPage {
  /** With the base path, without host and anchor. */
  url: string;
  kind: PageKind;
  /** Its description. */
  about?: string;
  breadcrumb: string[];
  /** The first stands for the page: its heading is the title, its text what comes before other headings. */
  sections: IndexedSection[];
}

export interface IndexedSection {
  heading: string;
  /** 1 for the page's title, then as in HTML. */
  level: number;
  anchor: string;
  /** All of its words, to be found. */
  text: string;
  /** What of it can be shown. */
  passages?: Passages;
}

/** What excerpts of a section are made of; the best first. */
export interface Passages {
  /** Paragraphs and items of lists, each with its sentences. */
  prose: string[][];
  /** What is no sentence, and cells of tables behind the first of their row. */
  fragments: string[];
  /** Lines of code. */
  code: string[];
}
