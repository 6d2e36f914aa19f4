import path from 'node:path';
import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readable} from '../content-check/readable';
import {withoutDescriptions, type Descriptions} from './descriptions';
import {forFrozen} from './frozenTranslations';
import {withNeighbours} from './neighbours';
import {withReferencePages} from '@lectern/references/routes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The docs plugin, whose docs know their neighbours and do not bring the descriptions of all others, whose REST pages are
 * shown by a component of their own, and whose menus find the doc that is shown without looking through all of them.
 */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  // The content check says it, with the line and the tag that was meant.
  const plugin = await docsPlugin(context, {...options, onInlineTags: 'ignore'});
  const ownUtils = path.join(__dirname, 'docsClientUtils.ts');
  return {
    ...plugin,
    loadContent: readable(async () => (await plugin.loadContent?.()) as LoadedContent),
    translateContent({content, translationFiles}) {
      const files = forFrozen(translationFiles, content.loadedVersions);
      return plugin.translateContent?.({content, translationFiles: files}) ?? content;
    },
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
