import path from 'node:path';
import blogPlugin, {type BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {interfaceOf} from '@lectern/kit/interfaceOf';
import {textsOfSite} from '@lectern/kit/textsOfSite';
import {toFirstInstance} from '../firstInstance';
import {readable} from '../readable';
import {describePosts} from '../trueDescriptions';
import {english, group, nameFeeds} from './nameFeeds';
import type {BlogPluginOptions} from './options';

export type {BlogOptions} from './options';
export {validateOptions} from './options';

/** Replaces Docusaurus' blog plugin: feeds have titles in the language of the page. */
export default async function blog(
  context: LoadContext,
  {check, ...options}: BlogPluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  const tellFirst = toFirstInstance(plugin, context, options.id);
  const locale = context.i18n.currentLocale;
  const ownTexts = textsOfSite(context, locale);
  const own = interfaceOf('@lectern/docs', __dirname, context, {written: {group, english}, shows: () => false});
  const folders = [options.path, 'src'].map((name) => path.resolve(context.siteDir, name));
  return {
    ...plugin,
    ...own,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...own.getPathsToWatch()],
    loadContent: readable(async () => describePosts((await plugin.loadContent?.()) as BlogContent), {
      check: () => check?.(context),
      folders: [...folders, context.localizationDir],
    }),
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions});
      await tellFirst(content);
    },
    injectHtmlTags: (args) => nameFeeds(plugin.injectHtmlTags?.(args) ?? {}, locale, ownTexts),
  };
}
