/** Values measured on the pages of a build: `tests/lectern/build/weight.test.ts`. */
export const measured = {
  /** KiB of HTML and styles of the median docs page, compressed and rounded up, in the language with the larger value. */
  page: 25,
};
