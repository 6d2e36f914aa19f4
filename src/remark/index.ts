import type {Options} from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import codeFromFile from './codeFromFile';
import comments from './comments';
import escapedBraces from './escapedBraces';
import notice from './notice';
import only from './only';
import rehypeMathStyles from './rehypeMathStyles';
import review from './review';
import snippets from './snippets';
import translationNotice from './translationNotice';

/**
 * What happens to Markdown on its way to a page, in this order, for docs, blog and pages alike. `pipeline.test.ts`
 * tests the whole of it.
 *
 * 0. Variables, in the text before Markdown is read: `src/config/markdown.ts`.
 * 1. Before Docusaurus: what makes text, so that headings, links and the table of contents are made from the result.
 * 2. Docusaurus: front matter, directives, admonitions, headings, table of contents, images, links.
 * 3. After it, on Markdown.
 * 4. On HTML.
 */
// region chain
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    // First, so that a snippet may hold whatever a page may.
    snippets,
    notice,
    escapedBraces,
    // What is not for readers of this edition goes before anything is made of it.
    comments,
    review,
    only,
    codeFromFile,
  ],
  // Last, because it sets all that came before into a frame.
  remarkPlugins: [remarkMath, translationNotice],
  beforeDefaultRehypePlugins: [],
  // Formulas are typeset, then given their styles.
  rehypePlugins: [[rehypeKatex, {strict: 'error'}], rehypeMathStyles],
} satisfies Options['pages'];
// endregion
