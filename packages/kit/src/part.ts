import type {HtmlTags, Plugin} from '@docusaurus/types';
import {merge} from 'webpack-merge';

/** A part of a package: some hooks of a Docusaurus plugin. */
export type Part = Pick<
  Plugin,
  | 'getPathsToWatch'
  | 'loadContent'
  | 'allContentLoaded'
  | 'getClientModules'
  | 'injectHtmlTags'
  | 'configureWebpack'
  | 'postBuild'
>;

/** Combines parts into one plugin, in their order. */
export function joined(name: string, parts: readonly Part[]): Plugin {
  return {
    name,
    getPathsToWatch: () => parts.flatMap((part) => part.getPathsToWatch?.() ?? []),
    getClientModules: () => parts.flatMap((part) => part.getClientModules?.() ?? []),
    async loadContent() {
      await Promise.all(parts.map(async (part) => await part.loadContent?.()));
    },
    async allContentLoaded(content) {
      await Promise.all(parts.map(async (part) => part.allContentLoaded?.(content)));
    },
    injectHtmlTags: (content) => ({
      headTags: parts.flatMap(
        (part) => (part.injectHtmlTags?.(content)?.headTags ?? []) as Extract<HtmlTags, unknown[]>,
      ),
    }),
    configureWebpack: (...given) => merge(parts.map((part) => part.configureWebpack?.(...given) ?? {})),
    // All start at the same time, so that they share one pass over the pages.
    async postBuild(build) {
      await Promise.all(parts.map(async (part) => part.postBuild?.(build)));
    },
  };
}
