import type {ThemeConfig} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import type {DocsOptions} from '@lectern/docs';
import {editUrl} from './editUrl';
import {hasHistory} from './history';
import {excludedDocs} from './leftOut';
import {tagsFile} from './presentParts';

export const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl,
  showLastUpdateTime: hasHistory,
  exclude: [...GlobExcludeDefault, ...excludedDocs],
  tags: tagsFile('docs'),
  onInlineTags: 'throw',
  versions: {current: {label: 'Next'}},
  docCategoryGeneratedIndexComponent: '@theme/CategoryIndex',
  related: 4,
  // Readers of a wiki find pages by the links between them.
  backlinks: ['wiki/**'],
} satisfies DocsOptions;

export const docsTheme: ThemeConfig['docs'] = {
  sidebar: {hideable: true, autoCollapseCategories: false},
};

// region toc
export const tableOfContents: ThemeConfig['tableOfContents'] = {
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};
// endregion
