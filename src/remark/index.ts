import type {Options} from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import figures from './figures';
import glossaryPage from './glossaryPage';
import glossaryTerms from './glossaryTerms';
import references from './references';
import rehypeMathStyles from './rehypeMathStyles';

/**
 * What happens to Markdown on its way to a page, in this order, for docs, blog and pages alike. `pipeline.test.ts`
 * tests the whole of it.
 *
 * 1. Before Docusaurus: what makes text, so that headings, links and the table of contents are made from the result.
 * 2. Docusaurus: front matter, directives, admonitions, headings, table of contents, images, links.
 * 3. After it, on Markdown.
 * 4. On HTML.
 */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [glossaryPage],
  // What has a number comes before what refers to it.
  remarkPlugins: [remarkMath, figures, references, glossaryTerms],
  beforeDefaultRehypePlugins: [],
  // Formulas are typeset, then given their styles.
  rehypePlugins: [[rehypeKatex, {strict: 'error'}], rehypeMathStyles],
} satisfies Options['pages'];
