import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import path from 'node:path';
import type {Chain} from '@lectern/markdown';
import {olderSyntaxOf} from '../settings/olderSyntax';
import type {Site} from '../settings/site';
import {slipsOf} from '@lectern/kit/authorError';
import {takeWarnings} from '@lectern/markdown/checks/allErrors';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from './page';

type Processor = Awaited<ReturnType<typeof createProcessorUncached>>;
type Options = NonNullable<Parameters<typeof createProcessorUncached>[0]>['options'];

/** Finds mistakes that a build would refuse: each page runs through the plugins of the site, where they are known. */
export async function checkTransforms(pages: Page[], site: Site): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const kind of ['doc', 'post', 'page'] as const) {
    const chain = site.markdown.chainOf(kind);
    const ofKind = pages.filter((page) => page.kind === kind);
    if (!chain || ofKind.length === 0) continue;
    const options = siteOptions(site, chain);
    const processor = await createProcessorUncached({options, format: 'mdx'});
    for (const page of ofKind) problems.push(...(await checkPage(page, site, processor, options)));
  }
  return problems;
}

async function checkPage(
  {file, text, frontMatter}: Page,
  {dir}: Site,
  processor: Processor,
  options: Options,
): Promise<Problem[]> {
  const filePath = path.resolve(dir, file);
  try {
    return await takeWarnings(async () => {
      const {markdownConfig} = options;
      const content = preprocess({fileContent: text, filePath, admonitions: true, markdownConfig});
      await processor.process({content, filePath, frontMatter, compilerName: 'client'});
    });
  } catch (error) {
    const slips = slipsOf(error);
    if (slips) return slips;
    // Errors of Docusaurus’ own plugins, such as the one for images, and of MDX.
    const {line = 1, message} = error as Error & {line?: number};
    return [{file, line, message: olderId(text, line) ?? message.split('\n')[0] ?? ''}];
  }
}

/** Explains an error of MDX at `## Start {#start}`, which names neither the heading nor the remedy. */
function olderId(text: string, line: number): string | undefined {
  const [, id] = /^#{1,6} .*\{#([^{}\s]+)\}/.exec(text.split('\n')[line - 1] ?? '') ?? [];
  return id && `This site does not read {#${id}} as the id of a heading: write {/* #${id} */}.`;
}

/** The options of Docusaurus, with its defaults. */
function siteOptions({dir, config, markdown}: Site, chain: Partial<Chain>): Options {
  const {staticDirectories = ['static']} = config;
  return {
    ...chain,
    recmaPlugins: [],
    admonitions: true,
    staticDirs: staticDirectories.map((folder) => path.resolve(dir, folder)),
    siteDir: path.resolve(dir),
    markdownConfig: {
      mermaid: true,
      emoji: true,
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
      anchors: {maintainCase: false},
      ...markdown.config,
      mdx1Compat: olderSyntaxOf(config),
    },
  } as unknown as Options;
}
