import {admonitionTitleToDirectiveLabel, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {unified, type PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import {AuthorError} from '@lectern/kit/authorError';
import {markdown, type Markdown} from '@lectern/markdown';
import type {Remark} from '../lines';
import type {OldConfig} from './readConfig';
import {readPage} from './readPage';

const ofDocusaurus = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'];

/** Asks `@lectern/markdown` what it thinks of a page, once it is converted. */
export function pageChecker(
  siteDir: string,
  {locales: {defaultLocale, locales}, admonitions}: Pick<OldConfig, 'locales' | 'admonitions'>,
): (file: string, text: string, isMdx: boolean) => Promise<Remark[]> {
  const i18n = defaultLocale === undefined ? undefined : {defaultLocale, locales: locales ?? [defaultLocale]};
  // Copies of pictures are made when the site is built.
  const own = markdown({...(i18n && {i18n})}, {siteDir, pictures: false});
  const kinds = [...ofDocusaurus, ...admonitions];
  return async (file, text, isMdx) => {
    try {
      await run(own, file, admonitionTitleToDirectiveLabel(text, kinds), isMdx, kinds);
      return [];
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      return error.slips.map(({line, message, hint}) => ({line, message: `${message} ${hint}`}));
    }
  };
}

async function run(
  {chain, config}: Markdown,
  file: string,
  text: string,
  isMdx: boolean,
  kinds: string[],
): Promise<void> {
  const fileContent = config.preprocessor({filePath: file, fileContent: text});
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  const plugins = [
    ...chain.beforeDefaultRemarkPlugins,
    () => (root: Root) => markAdmonitions(root, kinds),
    ...chain.remarkPlugins,
    // Those for HTML say nothing of Markdown, but for the last, which throws what all have kept.
    chain.rehypePlugins.at(-1)!,
  ] as PluggableList;
  const vfile = {path: file, value: text, data: {frontMatter}};
  await unified().use(plugins).run(readPage(fileContent, isMdx), vfile);
}

/** As Docusaurus does at this place, so that what is left is known by nobody. */
function markAdmonitions(root: Root, kinds: string[]): void {
  visit(root, 'containerDirective', (node: ContainerDirective) => {
    if (kinds.includes(node.name)) node.data = {...node.data, hName: 'admonition'};
  });
}
