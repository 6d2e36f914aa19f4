import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import path from 'node:path';
import {markdown} from '../../src/config/markdown';
import {markdownPlugins, staticDirectories} from '../../src/markdown';
import {AuthorError} from '@lectern/kit/authorError';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from './page';

type Processor = Awaited<ReturnType<typeof createProcessorUncached>>;
type Options = NonNullable<Parameters<typeof createProcessorUncached>[0]>['options'];

/** What a build would refuse in the text of the pages: each goes through the chain that the site is made with. */
export async function checkTransforms(pages: Page[]): Promise<Problem[]> {
  const options = siteOptions();
  const processor = await createProcessorUncached({options, format: 'mdx'});
  const problems: Problem[] = [];
  for (const page of pages) problems.push(...(await checkPage(page, processor, options)));
  return problems;
}

async function checkPage({file, text, frontMatter}: Page, processor: Processor, options: Options): Promise<Problem[]> {
  const filePath = path.resolve(file);
  try {
    const {markdownConfig} = options;
    const content = preprocess({fileContent: text, filePath, admonitions: true, markdownConfig});
    await processor.process({content, filePath, frontMatter, compilerName: 'client'});
    return [];
  } catch (error) {
    if (error instanceof AuthorError) return error.slips;
    // Docusaurus' own steps, such as the one for images, and MDX.
    const {line, message} = error as Error & {line?: number};
    return [{file, line: line ?? 1, message: message.split('\n')[0] ?? ''}];
  }
}

/** As Docusaurus completes them. */
function siteOptions(): Options {
  return {
    ...markdownPlugins,
    recmaPlugins: [],
    admonitions: true,
    staticDirs: staticDirectories.map((folder) => path.resolve(folder)),
    siteDir: process.cwd(),
    markdownConfig: {
      mermaid: true,
      emoji: true,
      anchors: {maintainCase: false},
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      ...markdown,
    },
  } as unknown as Options;
}
