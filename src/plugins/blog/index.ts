import blogPlugin, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/i18n';
import {nameFeeds} from './nameFeeds';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The blog plugin, whose feeds have their names in the language of the page that offers them. */
export default async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  return {
    ...plugin,
    injectHtmlTags: (args) => nameFeeds(plugin.injectHtmlTags?.(args) ?? {}, context.i18n.currentLocale as Locale),
  };
}
