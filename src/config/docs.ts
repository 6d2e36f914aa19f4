import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {editUrl} from './editUrl';
import {hasHistory} from './history';
import {markdownPlugins} from './markdown';

export const docs: Options['docs'] = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl,
  showLastUpdateTime: hasHistory,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  versions: {current: {label: 'Next'}},
  // The API explorer is heavy: only pages that need it load it.
  docItemComponent: '@site/src/components/DocSwitch',
  docCategoryGeneratedIndexComponent: '@site/src/components/CategoryIndex',
  ...markdownPlugins,
};

export const docsTheme: ThemeConfig['docs'] = {
  sidebar: {hideable: true, autoCollapseCategories: false},
};

export const tableOfContents: ThemeConfig['tableOfContents'] = {
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};
