import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {checkFences} from '../checks/fences';
import type {Site} from '../site';
import {findSnippet, snippetNames} from './snippetFiles';
import {fillIn} from '../variables/variables';

type Place = Pick<Site, 'siteDir' | 'localeOf' | 'variablesOf'>;

/**
 * Inserts a snippet with its parameters. In this example, `_snippets/_greeting.mdx` contains “Hello, {{name}}!”
 *
 *   ::snippet[greeting]{name="*reader*"}   becomes   Hello, *reader*!
 */
export default function snippets(this: Processor, site: Place) {
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree: Root, file: VFile): void => include(tree, file, site, parse, []);
}

function include(tree: Root, page: {path: string}, site: Place, parse: (text: string) => Root, open: string[]): void {
  const imports: RootContent[] = [];
  visitEach(page)(tree, 'leafDirective', (directive, index, parent) => {
    if (directive.name !== 'snippet' || !parent || index === undefined) return;
    const snippet = locate(directive, page, site, open);
    const content = read(fill(directive, page, site, snippet), snippet, parse);
    visit(content, (part) => {
      relocate(part, snippet, page.path);
      // A later error names the place in the page, which its author sees.
      part.position = directive.position;
    });
    include(content, page, site, parse, [...open, snippet]);
    imports.push(...content.children.filter(({type}) => (type as string) === 'mdxjsEsm'));
    const children = content.children.filter(({type}) => (type as string) !== 'mdxjsEsm');
    (parent.children as RootContent[]).splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
  addImports(tree, imports);
}

function locate(directive: LeafDirective, page: {path: string}, {siteDir}: Place, open: string[]): string {
  const name = directive.children.map((node) => ('value' in node ? node.value : '')).join('');
  const snippet = findSnippet(name, page.path, siteDir);
  if (!snippet) {
    const names = snippetNames(page.path, siteDir);
    const suggestion = nearest(name, names);
    throw authorError(
      page,
      directive,
      name ? `There is no snippet “${name}”.` : 'This snippet has no name.',
      suggestion
        ? `Did you mean “${suggestion}”?`
        : name
          ? `Write it as _snippets/_${name}.mdx beside the page or in a folder above.`
          : `Write ::snippet[${names[0] ?? 'name'}].`,
    );
  }
  if (open.includes(snippet)) {
    throw authorError(page, directive, `The snippet “${name}” contains itself.`, 'Remove the inner one.');
  }
  return snippet;
}

/** The text of a snippet: values come from the directive, or from the variables of the site. */
function fill(
  directive: LeafDirective,
  page: {path: string},
  {siteDir, localeOf, variablesOf}: Place,
  snippet: string,
): string {
  const name = path.basename(snippet).replace(/^_|\.mdx?$/g, '');
  const given = directive.attributes ?? {};
  const variables = variablesOf(localeOf(snippet));
  const used = new Set<string>();
  const text = fillIn(readFileSync(snippet, 'utf8'), (parameter) => {
    used.add(parameter);
    const value = given[parameter] ?? variables[parameter];
    if (value !== undefined) return value;
    throw authorError(
      page,
      directive,
      `The snippet “${name}” needs “${parameter}”.`,
      `Write ::snippet[${name}]{${parameter}="…"}, or correct ${path.relative(siteDir, snippet)}.`,
    );
  });
  const unused = Object.keys(given).find((parameter) => !used.has(parameter));
  if (unused !== undefined) {
    const suggestion = nearest(unused, [...used]);
    throw authorError(
      page,
      directive,
      `The snippet “${name}” has no parameter “${unused}”.`,
      suggestion
        ? `Did you mean “${suggestion}”?`
        : `Take it out, or write {{${unused}}} in ${path.relative(siteDir, snippet)}.`,
    );
  }
  return text;
}

/** Mistakes in the snippet itself are reported in its file. */
function read(text: string, snippet: string, parse: (text: string) => Root): Root {
  const file = {path: snippet};
  let tree: Root;
  try {
    tree = parse(text);
  } catch (error) {
    const {line, reason} = error as VFile['messages'][number];
    throw authorError(
      file,
      {position: {start: {line: line ?? 1, column: 1}}},
      `This snippet cannot be read: ${reason}.`,
      'Close what is open. A “{” or “<” that is text needs a backslash before it.',
    );
  }
  checkFences(tree, text, file);
  return tree;
}

/** Relative links and images of a snippet are relative to its own folder, wherever it is shown. */
function relocate(node: {type: string; url?: string}, snippet: string, page: string): void {
  if (!node.url || !/^\.{1,2}\//.test(node.url)) return;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(node.url) ?? [];
  const moved = path.relative(path.dirname(page), path.resolve(path.dirname(snippet), target)).replaceAll('\\', '/');
  node.url = (moved.startsWith('.') ? moved : `./${moved}`) + rest;
}

/** Moves imports to the top of the page, each once, whatever snippets contain them. */
function addImports(tree: Root, imports: RootContent[]): void {
  const known = new Set(tree.children.map((node) => ('value' in node ? node.value : undefined)));
  for (const node of imports) {
    const {value} = node as unknown as {value: string};
    if (known.has(value)) continue;
    known.add(value);
    tree.children.unshift(node);
  }
}
