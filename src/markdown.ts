import {dataFolder} from './data/folder';
import {siteFacts} from './data/variables';
import {referenceFolder} from './references/folder';
import {markdown as lectern} from '@lectern/markdown';
import {glossaryPage} from './config/glossary';
import {i18n} from './config/i18n';
import {leftOut} from './config/leftOut';
import {sitesInOneLanguage} from './config/linkLanguages';
import {parts} from './config/parts';
import {currentProfile, profiles} from './config/profile';
import {site} from './config/site';
import {tabGroups} from './config/tabGroups';

/** The second folder has descriptions of APIs to download. */
export const staticDirectories = ['static', '.cache/references/static'];

const own = lectern(
  {url: site.url, i18n, staticDirectories},
  {
    siteDir: process.cwd(),
    data: dataFolder,
    variables: siteFacts,
    glossary: parts.glossary && {page: glossaryOf, exclude: [`${referenceFolder}/**`]},
    tabGroups,
    leftOut,
    profiles,
    profile: currentProfile,
    linkLanguages: sitesInOneLanguage,
    math: true,
    diagrams: true,
    highlight: true,
    tokens: false,
  },
);

/** In the version of the docs that the page belongs to; asked for later, because the settings of the docs need these. */
async function glossaryOf(file: string): Promise<string> {
  const {inVersionOf} = await import('./versions');
  return inVersionOf(file, glossaryPage);
}

// region plugins
/** For docs, blog and pages. Plugins of this site stand before those of a step, or behind them. */
export const markdownPlugins = own.chain;
// endregion
/** For `markdown` of the configuration. */
export const markdownConfig = own.config;
/** Its components, styles, and what pages depend on. */
export const markdownPlugin = own.plugin;
/** Variables, conditions and glossary, as pages see them. */
export const {site: contentOf, readSource} = own;
