import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {interfaceOf} from '@lectern/kit/interfaceOf';
import {tokens} from '@lectern/kit/tokens';
import {findBlogs} from './blogs';
import {sidebarOfBlog} from './sidebarOfBlog';
import {checkOptions, type ThemeOptions} from './options';
import {writePageList} from './pageList/writePageList';
import {countTags, listDocs} from './tags/countTags';

export type {ThemeOptions} from './options';
export {getSwizzleConfig} from './swizzle';

/** Comes after the classic theme, whose components it makes accessible in any language: see the list in README.md. */
export default function theme(context: LoadContext, given: Partial<ThemeOptions>): Plugin {
  const options = checkOptions(given);
  const folder = browserFolder(__dirname);
  return {
    name: 'lectern-theme',

    ...interfaceOf('@lectern/theme', __dirname, context),
    getClientModules: () => [
      ...(options.tokens ? [tokens] : []),
      path.join(folder, 'pages.css'),
      path.join(folder, 'client/scrollableRegions'),
      ...(options.newTab === false ? [] : [path.join(folder, 'newTabs.css'), path.join(folder, 'client/newTabs')]),
      ...(options.contrast ? [path.join(folder, 'contrast.css')] : []),
    ],

    async allContentLoaded({allContent, actions: {createData}}) {
      await createData(
        'blogs.json',
        findBlogs(allContent, options.archive, (id) => sidebarOfBlog(context.generatedFilesDir, id)),
      );
      await createData('tags.json', await countTags(allContent));
      await createData('taggedDocs.json', listDocs(allContent, context.i18n.currentLocale));
      await createData('newTab.json', JSON.stringify(options.newTab));
    },

    configureWebpack({resolve}) {
      const known = (resolve?.alias ?? {}) as Record<string, unknown>;
      // `SearchLink` comes with a search, `tabsUtils` with a theme that has its own context for tabs.
      const stock = {
        '@theme/SearchLink': path.join(folder, 'components/NoSearchLink'),
        '@theme/utils/tabsUtils': '@docusaurus/theme-common/internal',
      };
      return {resolve: {alias: Object.fromEntries(Object.entries(stock).filter(([name]) => !known[name]))}};
    },

    postBuild: (build) => writePageList(build),
  };
}
