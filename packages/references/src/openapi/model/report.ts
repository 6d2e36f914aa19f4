import type {Path} from '../path';

/** A part of the description that nothing could be made of. */
export interface LeftOut {
  rule: 'sample-made' | 'example-made' | 'schema-made';
  path: Path;
  message: string;
}

/** The part is left out, and the rest is made. */
export type Report = (part: LeftOut) => void;
