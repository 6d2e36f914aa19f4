import {existsSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Link, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {decoded} from '@lectern/kit/decoded';

/** Stand-ins for plugins of Docusaurus that run before ours, as far as ours depend on them. */
export function standIns(file: string, text: string, admonitions: string[]): (() => (root: Root) => void)[] {
  return [
    () => (root) => markAdmonitions(root, admonitions),
    () => (root) => giveIds(root, text.split('\n')),
    () => (root) => findFiles(root, path.dirname(file)),
  ];
}

function markAdmonitions(root: Root, kinds: string[]): void {
  visit(root, 'containerDirective', (node: ContainerDirective) => {
    if (kinds.includes(node.name)) node.data = {...node.data, hName: 'admonition'};
  });
}

/** The id after a heading, or one made from its words. */
function giveIds(root: Root, lines: string[]): void {
  const slugger = createSlugger();
  visit(root, 'heading', (node) => {
    const [, written] = /\{#([^}]*)\}\s*$/.exec(lines[(node.position?.start.line ?? 0) - 1] ?? '') ?? [];
    const id = written ?? slugger.slug(toString(node));
    node.data = {...node.data, ...({id, hProperties: {id}} as object)};
  });
}

/** Marks links to files beside the page, which the bundler resolves. */
function findFiles(root: Root, folder: string): void {
  visit(root, 'link', (node: Link, index, parent) => {
    if (!/^\.{0,2}[\w/]/.test(node.url) || /^(?:[a-z]+:|\/)/i.test(node.url)) return;
    const target = path.resolve(folder, decoded(node.url.replace(/[?#].*$/, ''), decodeURI));
    if (/\.mdx?$/.test(target) || !existsSync(target)) return;
    const found = {type: 'mdxJsxTextElement', name: 'a', attributes: [], children: node.children};
    parent!.children[index!] = found as unknown as PhrasingContent;
  });
}
