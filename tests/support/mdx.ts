import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {run} from '@mdx-js/mdx';
import path from 'node:path';
import {createElement, type ComponentType, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';
import {markdown as lectern, type MarkdownOptions} from '@lectern/markdown';
import {configuration, options as ofTests} from './siteIn';

export interface Compiled {
  html: string;
  frontMatter: Record<string, unknown>;
  toc: {value: string; id: string; level: number}[];
  /** What is bundled for readers. */
  code: string;
}

type Options = NonNullable<Parameters<typeof createProcessorUncached>[0]>['options'];

/**
 * A page from Markdown by the chain of the site: its front matter, what comes before Markdown, Docusaurus' plugins and
 * ours. Components are not run: `<Figure id="a">` becomes `<x-figure id="a">`, so that a test sees what they are given.
 */
export async function compile(
  source: string,
  file = 'docs/page.mdx',
  more: Partial<MarkdownOptions> = {},
): Promise<Compiled> {
  const {chain, config: markdown} = lectern(configuration, {...ofTests, ...more});
  const filePath = path.resolve(file);
  const markdownConfig = {
    mermaid: true,
    emoji: true,
    anchors: {maintainCase: false},
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    ...markdown,
  };
  const options = {
    ...chain,
    recmaPlugins: [],
    admonitions: true,
    staticDirs: [path.resolve('tests/support/site/static')],
    siteDir: process.cwd(),
    markdownConfig,
  } as unknown as Options;
  const readFrontMatter = markdown.parseFrontMatter ?? DEFAULT_PARSE_FRONT_MATTER;
  const {frontMatter} = await readFrontMatter({
    filePath,
    fileContent: source,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const content = preprocess({
    fileContent: source,
    filePath,
    admonitions: true,
    markdownConfig: markdownConfig as unknown as Parameters<typeof preprocess>[0]['markdownConfig'],
  });
  const page = {content, filePath, frontMatter, compilerName: 'client' as const};

  const bundled = await createProcessorUncached({options, format: 'mdx'});
  const {content: code} = await bundled.process(page);

  const stubs: Record<string, ComponentType> = {};
  const runnable = await createProcessorUncached({
    options: {
      ...options,
      outputFormat: 'function-body',
      recmaPlugins: [],
      rehypePlugins: [...chain.rehypePlugins, () => (tree: never) => replaceImports(tree, stubs)],
    } as Options,
    format: 'mdx',
  });
  const body = await runnable.process(page);
  // What Docusaurus writes for an image.
  Object.assign(globalThis, {require: (request: string) => ({default: request.split('!').at(-1)})});
  const {default: Content, toc} = await run(body.content, {
    ...(runtime as unknown as Parameters<typeof run>[1]),
    useMDXComponents: () => stubs as never,
    baseUrl: import.meta.url,
  });
  return {html: renderToStaticMarkup(createElement(Content)), frontMatter, toc: toc as Compiled['toc'], code};
}

/** Imports would need the bundler; what they name is stubbed, as are the components that pages need not import. */
function replaceImports(tree: never, stubs: Record<string, ComponentType>): void {
  visit(tree, (node: {type: string; name?: string; value?: string; data?: {estree?: {body: Statement[]}}}) => {
    if (node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '')) stubs[node.name!] = stub(node.name!);
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (program) program.body = program.body.filter(({type}) => type !== 'ImportDeclaration');
  });
}

interface Statement {
  type: string;
}

function stub(name: string): ComponentType {
  return function Stub({children, ...props}: {children?: ReactNode} & Record<string, unknown>) {
    const attributes = Object.entries(props).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return createElement(`x-${name.toLowerCase()}`, Object.fromEntries(attributes), children);
  };
}
