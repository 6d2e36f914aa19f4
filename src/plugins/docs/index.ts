import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withReferencePages} from './referenceRoutes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin, whose pages of the REST reference are shown by a component of their own. */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({actions, ...rest}) =>
      plugin.contentLoaded?.({
        ...rest,
        actions: {...actions, addRoute: (route) => actions.addRoute(withReferencePages(route))},
      }),
  };
}
