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
import diagrams from './diagrams';
import equations from './equations';
import figures from './figures';
import footnotes from './footnotes';
import glossaryPage from './glossaryPage';
import glossaryTerms from './glossaryTerms';
import references from './references';
import rehypeMathErrors from './rehypeMathErrors';
import responsiveImages from './responsiveImages';

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
    glossaryPage,
    diagrams,
    responsiveImages,
  ],
  remarkPlugins: [
    remarkMath,
    // What has a number comes before what refers to it.
    figures,
    equations,
    references,
    glossaryTerms,
    footnotes,
    // Last, because it sets all that came before into a frame.
    translationNotice,
  ],
  beforeDefaultRehypePlugins: [],
  // Formulas are typeset, those that cannot be are reported, and the page is given their styles.
  rehypePlugins: [[rehypeKatex, {strict: 'error'}], rehypeMathErrors, rehypeMathStyles],
} satisfies Options['pages'];
// endregion
