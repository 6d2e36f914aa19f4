import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {contentFolder} from '@lectern/markdown/languages/contentFolders';
import type {MarkdownOptions} from '@lectern/markdown';
import {dataFolder} from '../data/folder';
import {siteFacts} from '../data/variables';
import {referenceFolder} from '../references/folder';
import {markdownHooks, olderMarkdown} from './buildRules';
import {glossaryPage} from './glossary';
import {defaultLocale, locales} from './i18n';
import {leftOut} from './leftOut';
import {sitesInOneLanguage} from './linkLanguages';
import {parts} from './parts';
import {tagsFile} from './presentParts';
import {currentProfile, profiles} from './profile';
import {markdownRules} from './rules';
import {tabGroups} from './tabGroups';

/** What Docusaurus is told of Markdown. */
export const markdown = {
  mermaid: true,
  hooks: markdownHooks,
  mdx1Compat: olderMarkdown,
  async parseFrontMatter({defaultParseFrontMatter, ...file}) {
    const {frontMatter, content} = await defaultParseFrontMatter(file);
    // Without a list of them, Docusaurus would take each for a new one.
    if (!tagsFile(isPost(file.filePath) ? 'blog' : 'docs')) delete frontMatter.tags;
    return {frontMatter, content};
  },
} satisfies Config['markdown'];

/** What `@lectern/markdown` is told of this site. */
export const features: Partial<MarkdownOptions> = {
  mistakes: 'error',
  levels: markdownRules,
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
  smartApostrophes: true,
  // src/css/tokens.css has what its styles ask for.
  tokens: false,
};

/** In the version of the docs that the page belongs to; asked for later, because the settings of the docs need these. */
async function glossaryOf(file: string): Promise<string> {
  const {inVersionOf} = await import('../versions');
  return inVersionOf(file, glossaryPage);
}

/** In any language. */
function isPost(file: string): boolean {
  const place = path.relative('.', file).split(path.sep).join('/');
  return locales.some((locale) => place.startsWith(`${contentFolder('post', locale, defaultLocale)}/`));
}
