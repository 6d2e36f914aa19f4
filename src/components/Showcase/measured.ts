/** What tests find on the pages of a build: `tests/lectern/build/weight.test.ts`. */
export const measured = {
  /** KiB of HTML and styles of the middle page of the docs, compressed and rounded up, in the language where it has more. */
  page: 25,
};
