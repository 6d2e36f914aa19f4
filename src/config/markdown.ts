import type {Config} from '@docusaurus/types';
import {markdownConfig} from '../markdown';
import {markdownHooks, olderMarkdown} from './buildRules';
import {parts} from './parts';

export const markdown: NonNullable<Config['markdown']> = {
  mermaid: true,
  hooks: markdownHooks,
  mdx1Compat: olderMarkdown,
  ...markdownConfig,
  async parseFrontMatter(file) {
    const {frontMatter, content} = await markdownConfig.parseFrontMatter(file);
    if (!parts.tags) delete frontMatter.tags;
    return {frontMatter, content};
  },
};
