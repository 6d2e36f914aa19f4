import type {Root, RootContent, Yaml} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isOver, NoticeError, readNotice, type Notice} from './readNotice';
import {authorError} from '@lectern/kit/authorError';
import {block, importComponents} from '../mdx/jsx';

/**
 * Shows the notice of the front matter above the text, until its last day is over.
 *
 *   ---                                            <Notice until="2026-01-31">
 *   notice:                                        :::warning
 *     type: warning                                The screens *differ*.
 *     text: The screens *differ*.      becomes     :::
 *     until: 2026-01-31                            </Notice>
 *   ---
 */
export default function notice(this: Processor, {now}: {now?: Date} = {}) {
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree: Root, file: VFile): void => {
    const {notice: field} = file.data.frontMatter as {notice?: unknown};
    if (field === undefined) return;
    const place = placeInFrontMatter(tree);
    const known = read(field, file, place);
    if (known.until && isOver(known.until, now)) return;

    const admonition = toAdmonition(known, parse(known.text));
    visit(admonition, (node) => {
      node.position = place.position;
    });
    if (!known.until) {
      tree.children.splice(startOf(tree), 0, admonition);
      return;
    }
    tree.children.splice(startOf(tree), 0, block('Notice', {until: known.until}, [admonition]));
    importComponents(tree, 'Notice');
  };
}

function read(field: unknown, file: VFile, place: Pick<Yaml, 'position'>): Notice {
  try {
    return readNotice(field);
  } catch (error) {
    if (!(error instanceof NoticeError)) throw error;
    throw authorError(file, place, error.message, error.hint);
  }
}

/** The line `notice:`, for messages. */
function placeInFrontMatter(tree: Root): Pick<Yaml, 'position'> {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  if (!yaml?.position) return {};
  const above = yaml.value.split('\n').findIndex((line) => line.startsWith('notice:'));
  const point = {line: yaml.position.start.line + above + 1, column: 1};
  return {position: {start: point, end: point}};
}

function toAdmonition({type}: Notice, {children}: Root): ContainerDirective {
  return {type: 'containerDirective', name: type, children: children as ContainerDirective['children']};
}

/** The start of the text: after a title in it. */
function startOf({children}: Root): number {
  const isText = ({type}: RootContent): boolean => type !== 'yaml' && (type as string) !== 'mdxjsEsm';
  const first = children.findIndex(isText);
  if (first < 0) return children.length;
  const node = children[first];
  return node?.type === 'heading' && node.depth === 1 ? first + 1 : first;
}
