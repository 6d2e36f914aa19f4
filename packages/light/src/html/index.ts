import {takeStep} from '@lectern/kit/builtPages';
import type {Part} from '@lectern/kit/part';
import {shorten} from './shorten';

/**
 * Docusaurus' minifier parses each page, which takes as long as rendering it. Most of what it saves is in inline scripts,
 * of which there are a dozen: if it is switched off, this minifies each of them once.
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
