import type {LoadContext, Plugin} from '@docusaurus/types';
import {visitPages} from '../builtPages';
import {shorten} from './shorten';

/**
 * Docusaurus' minifier reads each page whole, which takes as long as rendering it. What it saves is in the scripts that
 * stand in pages, and there are a dozen: `npm run build` switches it off (scripts/build), and this makes each of them
 * short once.
 */
export default function leanHtml({baseUrl}: LoadContext): Plugin {
  return {
    name: 'lean-html',
    async postBuild({outDir, routesPaths}) {
      const known = new Map<string, string>();
      await visitPages({outDir, baseUrl, routesPaths}, ({html}) => shorten(html, known));
    },
  };
}
