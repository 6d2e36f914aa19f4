import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

export {validateOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server';

const searchPackage = '@easyops-cn/docusaurus-search-local';

/**
 * For the time being: the search box and page of the package, on an index of its own.
 *
 * The package sets lunr's language up once per process and keeps it, so in a build of two languages the second would
 * be indexed with the stemmer of the first. Loading it afresh for each language gives each its own.
 */
export default function stockTheme(context: LoadContext, options: PluginOptions): Plugin {
  for (const file of Object.keys(require.cache)) {
    if (file.includes(`/${searchPackage}/dist/server/`)) delete require.cache[file];
  }
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be cached
  const {default: plugin} = require(searchPackage) as {
    default: (context: LoadContext, options: PluginOptions) => Plugin;
  };
  // The route of the search page is ours.
  return {...plugin(context, options), contentLoaded: undefined};
}
