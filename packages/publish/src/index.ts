import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {codeTranslations} from '@lectern/kit/codeTranslations';
import {themePaths} from '@lectern/kit/themePaths';
import {afterBuildOf, runAfterBuild} from './afterBuild/afterBuild';
import {afterBuildFile} from './afterBuild/made';
import {onceBuilt} from './afterBuild/onceBuilt';
import {cards} from './cards';
import {offline} from './offline';
import {checkOptions, type GivenPublishOptions} from './options';
import {joined, type Part} from '@lectern/kit/part';
import {print} from './print';
import {redirects} from './redirects';
import {robots} from './robots';
import {sectionsOf} from './sections';
import {textsIn} from './texts';
import {twins} from './twins';

export type {GivenPublishOptions, PublishOptions} from './options';
export {getSwizzleConfig} from './swizzle';

/** Creates files from the built site, for search engines, social networks, hosts and paper: see INTERNALS.md. */
export default async function publish(context: LoadContext, given: GivenPublishOptions): Promise<Plugin> {
  const options = checkOptions(given);
  const {siteDir, siteConfig, i18n} = context;
  const texts = await textsIn(i18n.currentLocale, context);
  const sections = sectionsOf(options.sections, texts);
  const tagline = options.tagline ?? siteConfig.tagline;
  const {redirectsFile: file, nginx} = options;

  const parts: (Part | false)[] = [
    options.twins && twins(context, {...options.twins, sections, tagline, texts}),
    options.print && print(context, texts),
    options.offline && offline(context, options.offline),
    options.redirects && redirects(context, {redirects: options.redirects, file, nginx, texts}),
    options.robots && robots(context),
    options.cards && cards(context, {style: options.cards, sections, tagline}),
    {getClientModules: () => [path.join(browserFolder(__dirname), 'client/cleanAddress')]},
  ];
  const plugin: Plugin = {
    ...joined(
      'lectern-publish',
      parts.filter((part) => part !== false),
    ),
    ...themePaths(__dirname),
    // Other texts are read where they are written into files.
    async getDefaultCodeTranslationMessages() {
      const all = Object.entries(await codeTranslations('@lectern/publish', i18n.currentLocale));
      return Object.fromEntries(all.filter(([name]) => !name.startsWith('publish.')));
    },
    async contentLoaded({actions: {createData}}) {
      await createData('made.json', {twins: Boolean(options.twins), print: options.print, facing: options.facing});
    },
  };
  const work = afterBuildOf(context, options);
  if (!work) return plugin;
  return {
    ...plugin,
    async contentLoaded(content) {
      await plugin.contentLoaded?.(content);
      await content.actions.createData(afterBuildFile, JSON.stringify(work));
    },
    async postBuild(build) {
      await plugin.postBuild?.(build);
      onceBuilt(context, (folder) => runAfterBuild(siteDir, folder, work));
    },
  };
}
