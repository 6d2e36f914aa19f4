import path from 'node:path';
import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {keepCards, writeCards} from './cards';
import {withoutDescriptions, type Descriptions} from './descriptions';
import {forFrozen} from './frozenTranslations';
import {withNeighbours} from './neighbours';
import type {DocsPluginOptions} from './options';
import {readable} from './readable';

export {validateOptions} from './options';

/**
 * In place of Docusaurus' own docs plugin: docs know their neighbours and do not bring the descriptions of all others,
 * and menus find the doc that is shown without looking through all of them.
 */
export default async function docs(
  context: LoadContext,
  {related, backlinks, check, changeRoute = (route) => route, ...options}: DocsPluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const ownUtils = path.join(__dirname, 'docsClientUtils.ts');
  const folders = [options.path, frozenFolder(options.id), 'src'].map((name) => path.resolve(context.siteDir, name));
  return {
    ...plugin,
    loadContent: readable(async () => (await plugin.loadContent?.()) as LoadedContent, {
      check,
      folders: [...folders, context.localizationDir],
    }),
    translateContent({content, translationFiles}) {
      const files = forFrozen(translationFiles, content.loadedVersions);
      return plugin.translateContent?.({content, translationFiles: files}) ?? content;
    },
    async contentLoaded({content, actions}) {
      const descriptions: Descriptions = {};
      const lean = (route: RouteConfig): RouteConfig => changeRoute(withoutDescriptions(route, descriptions));
      await plugin.contentLoaded?.({
        content: await withNeighbours(content, context, {related, backlinks}),
        actions: {...actions, addRoute: (route) => actions.addRoute(lean(route))},
      });
      keepCards(context, options.id, content, descriptions);
    },
    allContentLoaded: () => writeCards(context),
    configureWebpack(config, isServer, utils, content) {
      const own = plugin.configureWebpack?.(config, isServer, utils, content);
      const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
      return {...own, plugins: [new NormalModuleReplacementPlugin(/^\.\/docsClientUtils$/, ownUtils)]};
    },
  };
}

/** Where `docs:version` puts the copies of a plugin with this id. */
const frozenFolder = (id: string): string => (id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`);
