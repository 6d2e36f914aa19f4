import type {Problem} from '@lectern/kit/problems';
import type {Made} from './made';

/** A reference that is made from its sources: pages for all languages. Files and folders are absolute. */
export interface Reference {
  /** In the record of what was made. */
  id: string;
  /** In messages. */
  name: string;
  /** What the pages depend on besides files. */
  settings: unknown;
  /** Nobody can know whether it has changed. */
  isLive?: boolean;
  outputs: string[];
  /** Folders that only some have, by what their sources say. */
  maybe?: string[];
  /** Those that are made anew as a whole. */
  folders?: string[];
  /** Asked for only where there is something to do: generators take a second to load. */
  load: () => Promise<Generator>;
}

export interface Generator {
  /** Files the pages are made from. */
  sources: () => Promise<string[]>;
  check: () => Promise<Problem[]>;
  /** Makes the pages; says how the source calls itself. */
  generate: () => Promise<Made['about']>;
}
