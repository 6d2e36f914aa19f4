import blogPlugin, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readable} from '../content-check/readable';
import {nameFeeds} from './nameFeeds';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The blog plugin, whose feeds have their names in the language of the page that offers them. */
export default async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  // The content check says it, with the line and what was meant.
  const unsaid = {onInlineTags: 'ignore', onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'} as const;
  const plugin = await blogPlugin(context, {...options, ...unsaid});
  return {
    ...plugin,
    loadContent: readable(async () => (await plugin.loadContent?.()) as BlogContent),
    injectHtmlTags: (args) => nameFeeds(plugin.injectHtmlTags?.(args) ?? {}, context.i18n.currentLocale),
  };
}
