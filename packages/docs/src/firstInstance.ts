import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';

const firstInstances = new Map<string, unknown>();

/** Routes and data exist already: only the plugin's memory of the content is updated. */
const ignored: PluginContentLoadedActions = {
  addRoute: () => undefined,
  createData: () => Promise.resolve(''),
  setGlobalData: () => undefined,
};

/**
 * When the configuration or a translation changes, `docusaurus start` creates each plugin again, but the bundler still
 * loads pages with the first instance. Without the new content, that one would fail at each page added since.
 */
export function toFirstInstance<Content>(
  plugin: Plugin<Content>,
  {siteDir, i18n}: LoadContext,
  id: string,
): (content: Content) => Promise<void> {
  if (process.env.NODE_ENV === 'production') return () => Promise.resolve();
  const key = JSON.stringify([siteDir, i18n.currentLocale, plugin.name, id]);
  const first = (firstInstances.get(key) ?? plugin) as Plugin<Content>;
  firstInstances.set(key, first);
  return async (content) => {
    if (first !== plugin) await first.contentLoaded?.({content, actions: ignored});
  };
}
