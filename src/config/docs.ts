import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {editUrl} from './editUrl';
import {hasHistory} from './history';
import {markdownPlugins} from '../markdown';
import {hasPart, tagsFile} from './presentParts';

/** What the docs of a part are, below `docs/`. */
const pagesOfParts = {wiki: 'wiki/**', contextHelp: 'context-help.{md,mdx}'} as const;

const excluded = Object.entries(pagesOfParts).flatMap(([part, pages]) => (hasPart(part as 'wiki') ? [] : [pages]));

export const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl,
  showLastUpdateTime: hasHistory,
  exclude: [...GlobExcludeDefault, ...excluded],
  tags: tagsFile('docs'),
  onInlineTags: 'throw',
  versions: {current: {label: 'Next'}},
  docCategoryGeneratedIndexComponent: '@site/src/components/CategoryIndex',
  ...markdownPlugins,
} satisfies Options['docs'];

export const docsTheme: ThemeConfig['docs'] = {
  sidebar: {hideable: true, autoCollapseCategories: false},
};

// region toc
export const tableOfContents: ThemeConfig['tableOfContents'] = {
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};
// endregion
