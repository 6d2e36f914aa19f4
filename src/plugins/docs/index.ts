import path from 'node:path';
import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutDescriptions, type Descriptions} from './descriptions';
import {withNeighbours} from './neighbours';
import {withReferencePages} from './referenceRoutes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The docs plugin, whose docs know their neighbours and do not bring the descriptions of all others, whose REST pages are
 * shown by a component of their own, and whose menus find the doc that is shown without looking through all of them.
 */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const ownUtils = path.join(__dirname, 'docsClientUtils.ts');
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const descriptions: Descriptions = {};
      await plugin.contentLoaded?.({
        content: await withNeighbours(content, context),
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(withReferencePages(withoutDescriptions(route, descriptions))),
        },
      });
      await actions.createData('descriptions.json', descriptions);
    },
    configureWebpack(config, isServer, utils, content) {
      const own = plugin.configureWebpack?.(config, isServer, utils, content);
      const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
      return {...own, plugins: [new NormalModuleReplacementPlugin(/^\.\/docsClientUtils$/, ownUtils)]};
    },
  };
}
