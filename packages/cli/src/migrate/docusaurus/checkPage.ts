import {admonitionTitleToDirectiveLabel, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {PluggableList} from 'unified';
import {AuthorError, type Slip} from '@lectern/kit/authorError';
import {markdown, type Markdown} from '@lectern/markdown';
import {takeWarnings} from '@lectern/markdown/checks/allErrors';
import type {Remark} from '../lines';
import type {OldConfig} from './readConfig';
import {processorWith, parsePage, type Syntax} from './parsePage';
import {standIns} from './standIns';

const ofDocusaurus = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'];

/** Runs a converted page through `@lectern/markdown`, and returns its messages. */
export function pageChecker(
  siteDir: string,
  {locales: {defaultLocale, locales}, admonitions, hasPlainTitles, staticFolders}: OldConfig,
): (file: string, text: string, syntax: Syntax) => Promise<Remark[]> {
  const i18n = defaultLocale === undefined ? undefined : {defaultLocale, locales: locales ?? [defaultLocale]};
  // Smaller copies of images are only made when the site is built.
  const own = markdown({...(i18n && {i18n}), staticDirectories: staticFolders}, {siteDir, pictures: false});
  const kinds = [...ofDocusaurus, ...admonitions];
  return async (file, text, syntax) => {
    try {
      const readable = hasPlainTitles ? admonitionTitleToDirectiveLabel(text, kinds) : text;
      const warnings = await takeWarnings(() => run(own, file, readable, syntax, kinds));
      return warnings.map(remarkOf);
    } catch (error) {
      // A page that isn't valid MDX is reported where it is converted; the rest are messages of Docusaurus.
      if (!(error instanceof AuthorError))
        return isReadable(text, syntax)
          ? [{line: 1, message: `Docusaurus cannot read this page: “${firstLine(error)}”.`}]
          : [];
      return error.slips.map(remarkOf);
    }
  };
}

/** A mistake that doesn't hide anything is only worth a look. */
function remarkOf({line, message, hint, isWarning}: Slip): Remark {
  return {line, message: `${message} ${hint}`, ...(isWarning && {isLook: true})};
}

function isReadable(text: string, syntax: Syntax): boolean {
  try {
    parsePage(text, syntax);
    return true;
  } catch {
    return false;
  }
}

function firstLine(error: unknown): string {
  return String((error as Error).message).split('\n')[0]!;
}

async function run(
  {chain, config}: Markdown,
  file: string,
  text: string,
  syntax: Syntax,
  kinds: string[],
): Promise<void> {
  const fileContent = config.preprocessor({filePath: file, fileContent: text});
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  const plugins = [
    ...chain.beforeDefaultRemarkPlugins,
    ...standIns(file, text, kinds),
    ...chain.remarkPlugins,
    // Plugins for HTML have nothing to report on Markdown, except the last one, which throws all collected mistakes.
    chain.rehypePlugins.at(-1)!,
  ] as PluggableList;
  const vfile = {path: file, value: fileContent, data: {frontMatter}};
  await processorWith(plugins, syntax).run(parsePage(fileContent, syntax), vfile);
}
