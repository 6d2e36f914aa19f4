import type {Path} from '../path';

/** A part of the description that failed. */
export interface LeftOut {
  rule: 'sample-made' | 'example-made' | 'schema-made';
  path: Path;
  message: string;
}

/** Called for a part that is left out; the rest continues. */
export type Report = (part: LeftOut) => void;
