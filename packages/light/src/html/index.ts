import {takeStep} from '@lectern/kit/builtPages';
import type {Part} from '@lectern/kit/part';
import {shorten} from './shorten';

/**
 * Docusaurus' minifier reads each page whole, which takes as long as rendering it. What it saves is in the scripts that
 * stand in pages, and there are a dozen: where it is switched off, this makes each of them short once.
 */
export function html(): Part {
  if (process.env.SKIP_HTML_MINIFICATION !== 'true') return {};
  return {
    async postBuild(build) {
      const known = new Map<string, string>();
      await takeStep(build, {stage: 'scripts', look: (page) => shorten(page, known)});
    },
  };
}
