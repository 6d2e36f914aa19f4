import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withNeighbours} from './neighbours';
import {withReferencePages} from './referenceRoutes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin, whose docs know their neighbours, and whose REST pages are shown by a component of their own. */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({
        content: await withNeighbours(content, context),
        actions: {...actions, addRoute: (route) => actions.addRoute(withReferencePages(route))},
      });
    },
  };
}
