import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {contentProblems} from '../../../scripts/check/contentProblems';
import {reportOf} from '../../../scripts/check/report';
import {rules} from '../../config/rules';
import {levelsOf} from './levels';
import {stopAtProblems} from './stopAtProblems';

/**
 * Tells authors in the live preview what `npm run check:content` would, at the start and after each change. A build
 * stops at what it cannot follow; the rest is checked on its own, where it is no reason to stop.
 */
export default function contentCheck(): Plugin {
  // Rules that cannot be read stop the start, before any page is.
  levelsOf(rules);
  return {
    name: 'content-check',
    getPathsToWatch: () =>
      ['docs', 'blog', 'i18n', 'src/pages', 'src/data'].map((folder) => `${folder}/**/*.{md,mdx,yml}`),
    async loadContent() {
      if (process.env.NODE_ENV === 'production') return stopAtProblems();
      const {problems} = await contentProblems();
      if (problems.length > 0)
        logger.warn(`Content: ${problems.length} problem(s)\n\n${reportOf(problems).join('\n')}`);
    },
  };
}
