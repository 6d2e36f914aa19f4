import path from 'node:path';
import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {interfaceOf} from '@lectern/kit/interfaceOf';
import {staysStock} from '@lectern/kit/stock';
import {tokens as ofInfima} from '@lectern/kit/tokens';
import {keepCards, writeCards} from './cards';
import {withoutDescriptions, type Descriptions} from './descriptions';
import {itemWithFeedback, withFeedback} from './feedback';
import {toFirstInstance} from './firstInstance';
import {forFrozen} from './frozenTranslations';
import {withNeighbours} from './neighbours';
import type {DocsPluginOptions} from './options';
import {readable} from './readable';
import {describeDocs} from './trueDescriptions';

export type {DocsOptions} from './options';
export {validateOptions} from './options';
export {getSwizzleConfig} from './swizzle';

/** Replaces Docusaurus' docs plugin: docs have related pages and backlinks, and don't load the descriptions of all docs. */
export default async function docs(
  context: LoadContext,
  {related, backlinks, feedback, tokens, check, ...options}: DocsPluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docItemComponent = feedback ? itemWithFeedback(options.docItemComponent) : options.docItemComponent;
  const plugin = await docsPlugin(context, {...options, docItemComponent});
  const tellFirst = toFirstInstance(plugin, context, options.id);
  const folders = [options.path, frozenFolder(options.id), 'src'].map((name) => path.resolve(context.siteDir, name));
  const own = interfaceOf('@lectern/docs', __dirname, context, {
    shows: (id) => !id.startsWith('feeds.') && (Boolean(feedback) || !id.startsWith('docFeedback.')),
    without: [
      ...(feedback ? [] : ['theme/DocFeedback/**']),
      ...(related || backlinks ? [] : ['theme/DocNeighbours/**']),
    ],
  });
  return {
    ...plugin,
    ...own,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...own.getPathsToWatch()],
    getClientModules: () => (tokens ? [ofInfima] : []),
    loadContent: readable(async () => describeDocs((await plugin.loadContent?.()) as LoadedContent, context), {
      check: () => check?.(context),
      folders: [...folders, context.localizationDir],
    }),
    translateContent({content, translationFiles}) {
      const files = forFrozen(translationFiles, content.loadedVersions);
      return plugin.translateContent?.({content, translationFiles: files}) ?? content;
    },
    async contentLoaded({content, actions}) {
      const descriptions: Descriptions = {};
      const file = feedback && (await actions.createData('feedback.json', feedback));
      const changed = (route: RouteConfig): RouteConfig => {
        const lean = withoutDescriptions(route, descriptions);
        return file ? withFeedback(lean, docItemComponent, file) : lean;
      };
      await plugin.contentLoaded?.({
        content: await withNeighbours(content, context, {related, backlinks}),
        actions: {...actions, addRoute: (route) => actions.addRoute(changed(route))},
      });
      await tellFirst(content);
      keepCards(context, options.id, content, descriptions);
      if (Object.keys(descriptions).length === 0) {
        staysStock('@lectern/docs', 'each doc brings the descriptions of all docs', 'no route has a list of docs');
      }
    },
    allContentLoaded: () => writeCards(context),
  };
}

/** The folder of frozen versions for a plugin with this id. */
const frozenFolder = (id: string): string => (id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`);
