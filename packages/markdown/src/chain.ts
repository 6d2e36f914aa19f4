import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type {Processor} from 'unified';
import {keepErrors, keeping, throwErrors} from './checks/allErrors';
import apostrophes from './text/apostrophes';
import autoImports from './mdx/autoImports';
import badges from './layout/badges';
import cards from './layout/cards';
import codeFromFile from './code/codeFromFile';
import comments from './notes/comments';
import breaksOfContents from './contents/breaksOfContents';
import contents from './contents/contents';
import diagrams from './diagrams/diagrams';
import downloads from './links/downloads';
import equations from './math/equations';
import escapedBraces from './variables/escapedBraces';
import fences from './checks/fences';
import layoutStyles from './layout/layoutStyles';
import figures from './figures/figures';
import fileTree from './layout/fileTree';
import footnotes from './checks/footnotes';
import glossaryPage from './glossary/glossaryPage';
import glossaryTerms from './glossary/glossaryTerms';
import leftOutLinks from './links/leftOutLinks';
import languageOfParts from './languages/languageOfParts';
import missingImages from './pictures/missingImages';
import notice from './notes/notice';
import only from './conditions/only';
import type {MarkdownOptions} from './options';
import packageManagers from './code/packageManagers';
import references from './figures/references';
import rehypeBreaks from './text/rehypeBreaks';
import rehypeCode from './code/rehypeCode';
import rehypeMarginNotes from './notes/rehypeMarginNotes';
import rehypeMathErrors from './math/rehypeMathErrors';
import rehypeMathStyles from './math/rehypeMathStyles';
import rehypeOutsideLinks from './links/rehypeOutsideLinks';
import rehypeTaskLists from './text/rehypeTaskLists';
import responsiveImages from './pictures/responsiveImages';
import review from './notes/review';
import screenshots from './pictures/screenshots';
import type {Site} from './site';
import snippets from './snippets/snippets';
import steps from './layout/steps';
import tabs from './tabs/tabs';
import translationNotice from './languages/translationNotice';
import uniqueIds from './checks/uniqueIds';
import untranslatedLinks from './links/untranslatedLinks';
import unknownDirectives from './checks/unknownDirectives';

export type Chain = Record<
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'beforeDefaultRehypePlugins' | 'rehypePlugins',
  ReturnType<typeof keeping>
>;

/**
 * What happens to Markdown on its way to a page, in this order, for docs, blog and pages alike. `pipeline.test.ts`
 * tests the whole of it.
 *
 * 0. Variables, in the text before Markdown is read: `index.ts`.
 * 1. Before Docusaurus: what makes text, so that headings, links and the table of contents are made from the result.
 * 2. Docusaurus: front matter, directives, admonitions, headings, table of contents, images, links.
 * 3. After it, on Markdown.
 * 4. On HTML.
 */
// region chain
export function chainOf(
  site: Site,
  {math, diagrams: withDiagrams, pictures, highlight, smartApostrophes}: MarkdownOptions,
): Chain {
  return {
    beforeDefaultRemarkPlugins: keeping(site, [
      keepErrors,
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
      cards,
      steps,
      fileTree,
      badges,
      layoutStyles,
      ...(withDiagrams ? [diagrams] : []),
      leftOutLinks,
      untranslatedLinks,
      screenshots,
      missingImages,
      ...(pictures ? [responsiveImages] : []),
      // Before what is made of words: the contents of the page, and labels.
      ...(smartApostrophes ? [apostrophes] : []),
      tabs,
    ]),
    remarkPlugins: keeping(site, [
      // After the plugins of the site, one of which may do this in its own way.
      packageManagers,
      ...(math ? [formulas] : []),
      languageOfParts,
      breaksOfContents,
      contents,
      downloads,
      // What has a number comes before what refers to it.
      figures,
      ...(math ? [equations] : []),
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
    ]),
    beforeDefaultRehypePlugins: [],
    // Formulas are typeset, those that cannot be are reported, and the page is given their styles; code is highlighted;
    // links say where they lead; boxes have names; notes and their marks find each other; long names end a line where
    // they may. At last, all that is wrong with the page, at once.
    rehypePlugins: keeping(site, [
      ...(math ? [strictKatex, rehypeMathErrors, rehypeMathStyles] : []),
      ...(highlight ? [rehypeCode] : []),
      rehypeOutsideLinks,
      rehypeTaskLists,
      rehypeMarginNotes,
      rehypeBreaks,
      throwErrors,
    ]),
  };
}
// endregion

function formulas(this: Processor): unknown {
  return remarkMath.call(this as never);
}

function strictKatex(this: Processor): unknown {
  return rehypeKatex.call(this, {strict: 'error'});
}
