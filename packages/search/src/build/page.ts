import type {PageKind} from '../shared/types';

/** A page for the index, whatever its source. */
export interface IndexedPage {
  /** With the base path, without host and fragment. */
  url: string;
  kind: PageKind;
  /** Its description. */
  about?: string;
  /** Words of the front matter that readers may type. */
  keywords?: string;
  breadcrumb: string[];
  /** The first section has the title of the page as its heading, and the text before other headings. */
  sections: IndexedSection[];
}

export interface IndexedSection {
  heading: string;
  /** 1 for the title, then as in HTML. */
  level: number;
  anchor: string;
  /** All words, for the index. */
  text: string;
  /** Those of links to other pages: what they name is there. */
  linked?: string;
  /** Passages to show. */
  passages?: Passages;
}

/** Passages for excerpts of a section; the best kind first. */
export interface Passages {
  /** Paragraphs and list items, as sentences. */
  prose: string[][];
  /** Text that isn't a sentence, and table cells after the first of a row. */
  fragments: string[];
  /** Lines of code. */
  code: string[];
}
