/** Something to mend in a source. `message` says what is wrong, `hint` how to mend it. */
export type Problem = {
  file: string;
  line: number;
  message: string;
  hint?: string;
  /** Worth knowing, but no reason to fail. */
  isWarning?: boolean;
};

/** A reference that is made from its sources: pages for both languages. */
export type Reference = {
  name: string;
  /** Files the pages are made from, generator included: nothing is made anew while they are unchanged. */
  sources: string[];
  outputs: string[];
  check(): Promise<Problem[]>;
  generate(): Promise<void>;
};
