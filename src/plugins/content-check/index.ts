import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {contentProblems, frontMatterProblems} from '../../../scripts/check/contentProblems';
import {describe} from '../../../scripts/references/problems';

/**
 * Tells authors in the live preview what `npm run check:content` would, at the start and after each change. A build
 * stops at front matter that it cannot follow; the rest is checked on its own, where it is no reason to stop.
 */
export default function contentCheck(): Plugin {
  return {
    name: 'content-check',
    getPathsToWatch: () => ['docs/**/*.{md,mdx,yml}', 'blog/**/*.{md,mdx,yml}', 'i18n/**/*.{md,mdx,yml}'],
    async loadContent() {
      if (process.env.NODE_ENV === 'production') {
        const problems = await frontMatterProblems();
        if (problems.length > 0) throw new Error(`Front matter\n\n${problems.map(describe).join('\n')}`);
        return;
      }
      const {problems} = await contentProblems();
      if (problems.length > 0)
        logger.warn(`Content: ${problems.length} problem(s)\n\n${problems.map(describe).join('\n')}`);
    },
  };
}
