import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {interfaceOf} from '@lectern/kit/interfaceOf';
import {afterBuildOf, runAfterBuild} from './afterBuild/afterBuild';
import {afterBuildFile} from './afterBuild/made';
import {onceBuilt} from './afterBuild/onceBuilt';
import {cards} from './cards';
import {offline} from './offline';
import {checkOptions, type GivenPublishOptions, type PublishOptions} from './options';
import {joined, type Part} from '@lectern/kit/part';
import {textsOfSite} from '@lectern/kit/textsOfSite';
import {print} from './print';
import {redirects} from './redirects';
import {robots} from './robots';
import {sectionsOf} from './sections';
import {english, group, textsIn, type Texts} from './texts';
import {twins} from './twins';

export type {GivenPublishOptions, PublishOptions} from './options';
export {getSwizzleConfig} from './swizzle';

/** Creates files from the built site, for search engines, social networks, hosts and paper: see INTERNALS.md. */
export default function publish(context: LoadContext, given: GivenPublishOptions): Plugin {
  const options = checkOptions(given);
  const {siteDir, siteConfig, i18n} = context;
  const texts = textsIn(i18n.currentLocale, textsOfSite(context, i18n.currentLocale));
  const sections = sectionsOf(options.sections, texts);
  const tagline = options.tagline ?? siteConfig.tagline;
  const {redirectsFile: file, nginx} = options;
  const own = interfaceOf('@lectern/publish', __dirname, context, {
    written: {group, english: shownIn(options)},
    without: options.facing && i18n.locales.length > 1 ? [] : ['theme/FacingPages/**'],
  });

  const parts: (Part | false)[] = [
    options.twins && twins(context, {...options.twins, sections, tagline, texts}),
    options.print && print(context, texts),
    options.offline && offline(context, options.offline),
    options.redirects && redirects(context, {redirects: options.redirects, file, nginx, texts}),
    options.robots && robots(context),
    options.cards && cards(context, {style: options.cards, sections, tagline}),
    {getClientModules: () => [path.join(browserFolder(__dirname), 'client/cleanAddress')]},
    {getPathsToWatch: own.getPathsToWatch},
  ];
  const plugin: Plugin = {
    ...own,
    ...joined(
      'lectern-publish',
      parts.filter((part) => part !== false),
    ),
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

/** The texts of the parts that a site has. */
function shownIn({
  twins: ofTwins,
  print: isPrinted,
  offline: isOffline,
  redirects: list,
}: PublishOptions): Partial<Texts> {
  const {sections, ...others} = english;
  const isOn: Record<keyof typeof others, boolean> = {
    twins: ofTwins !== false,
    print: isPrinted,
    offline: isOffline !== false && isOffline !== 'retire',
    redirects: Object.keys(list || {}).length > 0,
  };
  return {sections, ...Object.fromEntries(Object.entries(others).filter(([part]) => isOn[part as keyof typeof isOn]))};
}
