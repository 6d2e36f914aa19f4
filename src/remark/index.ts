import type {Options} from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import autoImports from './autoImports';
import codeFromFile from './codeFromFile';
import comments from './comments';
import contents from './contents';
import diagrams from './diagrams';
import downloads from './downloads';
import equations from './equations';
import escapedBraces from './escapedBraces';
import fences from './fences';
import figures from './figures';
import footnotes from './footnotes';
import glossaryPage from './glossaryPage';
import glossaryTerms from './glossaryTerms';
import languageOfParts from './languageOfParts';
import notice from './notice';
import only from './only';
import packageManagers from './packageManagers';
import references from './references';
import rehypeCode from './rehypeCode';
import rehypeMathErrors from './rehypeMathErrors';
import rehypeMathStyles from './rehypeMathStyles';
import rehypeOutsideLinks from './rehypeOutsideLinks';
import rehypeTaskLists from './rehypeTaskLists';
import responsiveImages from './responsiveImages';
import review from './review';
import screenshots from './screenshots';
import snippets from './snippets';
import tabs from './tabs';
import translationNotice from './translationNotice';
import uniqueIds from './uniqueIds';
import unknownDirectives from './unknownDirectives';

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
    // First, while all places are those of the file.
    fences,
    notice,
    // Before all that follows, so that a snippet may hold whatever a page may.
    snippets,
    escapedBraces,
    // What is not for readers of this edition goes before anything is made of it.
    comments,
    review,
    only,
    codeFromFile,
    glossaryPage,
    diagrams,
    screenshots,
    responsiveImages,
    packageManagers,
    tabs,
  ],
  remarkPlugins: [
    remarkMath,
    languageOfParts,
    contents,
    downloads,
    // What has a number comes before what refers to it.
    figures,
    equations,
    // Links without words: to a term here, the others in the next step.
    glossaryTerms,
    references,
    footnotes,
    autoImports,
    uniqueIds,
    // Behind all that has a meaning for directives: what is left has none.
    unknownDirectives,
    // Last, because it sets all that came before into a frame.
    translationNotice,
  ],
  beforeDefaultRehypePlugins: [],
  // Formulas are typeset, those that cannot be are reported, and the page is given their styles; code is highlighted;
  // links say where they lead; boxes have names.
  rehypePlugins: [
    [rehypeKatex, {strict: 'error'}],
    rehypeMathErrors,
    rehypeMathStyles,
    rehypeCode,
    rehypeOutsideLinks,
    rehypeTaskLists,
  ],
} satisfies Options['pages'];
// endregion
