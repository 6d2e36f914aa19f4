import type {Config} from '@docusaurus/types';
import {markdownConfig} from '../markdown';
import {markdownHooks, olderMarkdown} from './buildRules';
import {tagsFile} from './presentParts';
import {isPost} from '../i18n/contentFolders';

export const markdown: NonNullable<Config['markdown']> = {
  mermaid: true,
  hooks: markdownHooks,
  mdx1Compat: olderMarkdown,
  ...markdownConfig,
  async parseFrontMatter(file) {
    const {frontMatter, content} = await markdownConfig.parseFrontMatter(file);
    // Without a list of them, Docusaurus would take each for a new one.
    if (!tagsFile(isPost(file.filePath) ? 'blog' : 'docs')) delete frontMatter.tags;
    return {frontMatter, content};
  },
};
