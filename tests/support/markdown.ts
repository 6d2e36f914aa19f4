import {DEFAULT_MARKDOWN_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {Options} from '@docusaurus/mdx-loader';
import type {Root} from 'hast';
import path from 'node:path';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {visit} from 'unist-util-visit';

type Plugins = Partial<
  Pick<Options, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'beforeDefaultRehypePlugins' | 'rehypePlugins'>
>;

interface Source {
  /** Where the page pretends to be: images and other files are found from there. */
  path?: string;
  frontMatter?: Record<string, unknown>;
  /** Where `/img/photo.png` is. */
  staticDir?: string;
  markdownConfig?: Partial<Options['markdownConfig']>;
}

/**
 * Markdown in, HTML out, through what Docusaurus does to a page and the plugins that are given.
 * Components are not run: they stand in the HTML as `<x-name>`, with what they were given.
 */
export async function toHtml(markdown: string, plugins: Plugins, source: Source = {}): Promise<string> {
  const components: Record<string, (props: Record<string, unknown>) => ReactNode> = {};
  const {content} = await compileToJSX({
    fileContent: markdown,
    filePath: path.resolve(source.path ?? 'docs/page.md'),
    frontMatter: source.frontMatter ?? {},
    compilerName: 'client',
    options: {
      ...plugins,
      rehypePlugins: [...((plugins.rehypePlugins ?? []) as object[]), () => (tree: Root) => standIn(tree, components)],
      admonitions: true,
      staticDirs: [path.resolve(source.staticDir ?? 'tests/support/site/static')],
      siteDir: process.cwd(),
      markdownConfig: {...DEFAULT_MARKDOWN_CONFIG, ...source.markdownConfig},
      outputFormat: 'function-body',
    } as unknown as Options,
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- MDX makes the body of a function
  const run = new Function('mdx', 'require', content.replaceAll('arguments[0]', 'mdx')) as (
    mdx: object,
    require: (request: string) => {default: string},
  ) => {default: () => ReactNode};
  const page = run({...runtime, useMDXComponents: () => components}, (request) => ({
    default: request.split(/[!/]/).at(-1) ?? '',
  }));
  // React would have the images fetched early.
  return renderToStaticMarkup(createElement(page.default)).replaceAll(/<link rel="preload"[^>]*>/g, '');
}

/** What imports and exports are for MDX. */
interface Esm {
  data?: {estree?: {body: {type: string}[]}};
}

function standIn(tree: Root, components: Record<string, unknown>): void {
  tree.children = tree.children.filter((node) => (node as Esm).data?.estree?.body[0]?.type !== 'ImportDeclaration');
  visit(tree, (node: {type: string; name?: string | null}) => {
    const {type, name} = node;
    if (!type.startsWith('mdxJsx') || !name || !/^[A-Z]/.test(name)) return;
    components[name] = ({children, ...props}: Record<string, unknown>) =>
      createElement(
        `x-${name.toLowerCase()}`,
        Object.fromEntries(Object.entries(props).map(([key, value]) => [key, asAttribute(value)])),
        children as ReactNode,
      );
  });
}

function asAttribute(value: unknown): unknown {
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
