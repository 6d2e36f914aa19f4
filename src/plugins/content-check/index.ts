import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {contentProblems} from '../../../scripts/check/contentProblems';
import {describe} from '../../../scripts/references/problems';

/** Tells authors in the live preview what `npm run check:content` would, at the start and after each change. */
export default function contentCheck(): Plugin {
  return {
    name: 'content-check',
    getPathsToWatch: () => ['docs/**/*.{md,mdx,yml}', 'blog/**/*.{md,mdx,yml}', 'i18n/**/*.{md,mdx,yml}'],
    async loadContent() {
      // A build is checked on its own, where the first problem is no reason to stop.
      if (process.env.NODE_ENV === 'production') return;
      const {problems} = await contentProblems();
      if (problems.length > 0)
        logger.warn(`Content: ${problems.length} problem(s)\n\n${problems.map(describe).join('\n')}`);
    },
  };
}
