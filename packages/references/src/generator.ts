import type {Problem} from '@lectern/kit/problems';
import type {Made} from './made';

/** A reference with its sources: it generates pages for all languages. Paths are absolute. */
export interface Reference {
  /** The id in the record of generated pages. */
  id: string;
  /** The name in messages. */
  name: string;
  /** Values other than files on which the pages depend. */
  settings: unknown;
  /** The source may change without notice. */
  isLive?: boolean;
  outputs: string[];
  /** Folders that only exist for some sources. */
  maybe?: string[];
  /** Folders that are generated as a whole. */
  folders?: string[];
  /** Called only if there is something to do, because generators take a second to load. */
  load: () => Promise<Generator>;
}

export interface Generator {
  /** Files from which the pages are generated. */
  sources: () => Promise<string[]>;
  check: () => Promise<Problem[]>;
  /** Generates the pages, and returns the title of the source, and its links to pages of the site. */
  generate: () => Promise<Pick<Made, 'about' | 'links'>>;
}
