/** Letters that draw lines, or the row below the head of a Markdown table. */
const drawing = /[\u2500-\u257F]|^ *\|?(?: *:?-{3,}:? *\|)+/m;

/** Whether lines only make sense above each other, as in trees of files, drawings and tables. */
export const isAligned = (code: string): boolean => drawing.test(code);
