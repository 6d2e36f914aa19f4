import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {contentProblems} from '../../../scripts/check/contentProblems';
import {reportOf} from '../../../scripts/check/report';
import {thisSite} from '../../settings/thisSite';
import {stopAtProblems} from './stopAtProblems';

/**
 * Tells authors in the live preview what `npm run check:content` would, at the start and after each change. A build
 * stops at what it cannot follow; the rest is checked on its own, where it is no reason to stop.
 */
export default function contentCheck(): Plugin {
  return {
    name: 'content-check',
    getPathsToWatch: () =>
      ['docs', 'blog', 'i18n', 'src/pages', 'src/data'].map((folder) => `${folder}/**/*.{md,mdx,yml}`),
    async loadContent() {
      if (process.env.NODE_ENV === 'production') return stopAtProblems();
      const {problems} = await contentProblems(thisSite);
      if (problems.length > 0)
        logger.warn(`Content: ${problems.length} problem(s)\n\n${reportOf(problems, thisSite).join('\n')}`);
    },
  };
}
