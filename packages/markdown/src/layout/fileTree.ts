import type {List, ListItem, Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {authorError} from '@lectern/kit/authorError';
import {visitEach} from '../checks/allErrors';
import {checkSettings} from './settings';

/**
 * Files and folders, as a list with descriptions. A folder has entries, or a trailing slash; three dots stand for
 * more.
 *
 *   :::file-tree                          <div class="file-tree"><ul>
 *   - docs                       becomes    <li class="folder"><p><span class="file-name">docs</span></p><ul>
 *     - intro.md the first page               <li class="file"><p><span class="file-name">intro.md</span> the first page</p></li>
 *   :::                                     </ul></li></ul></div>
 */
export default function fileTree() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      if (node.name !== 'file-tree') return;
      checkSettings(node, [], file);
      const [list, ...others] = node.children;
      if (list?.type !== 'list' || list.ordered || others.length > 0) {
        throw authorError(
          file,
          others[0] ?? node,
          '“file-tree” holds one list, and nothing else.',
          'Write each file behind a hyphen, as in “- package.json”, and indent those of a folder.',
        );
      }
      markEntries(list, file);
      node.data = {hName: 'div', hProperties: {className: ['file-tree']}};
    });
  };
}

function markEntries(list: List, file: VFile): void {
  // Without empty lines between them, whatever the source.
  list.spread = false;
  list.data = {hProperties: {role: 'list'}};
  for (const item of list.children) markEntry(item, file);
}

function markEntry(item: ListItem, file: VFile): void {
  const [line, below] = item.children;
  if (line?.type !== 'paragraph') {
    throw authorError(file, item, 'This entry has no name.', 'Write the name of a file behind the hyphen.');
  }
  const name = markName(line);
  item.spread = false;
  item.data = {hProperties: {className: [kindOf(name, below?.type === 'list')]}};
  if (below?.type === 'list') markEntries(below, file);
}

function kindOf(name: string, hasEntries: boolean): string {
  if (/^(?:…|\.\.\.)$/.test(name)) return 'more';
  return hasEntries || name.endsWith('/') ? 'folder' : 'file';
}

/** The first word, or a bold part, code or a link, is the name; the rest is the description. */
function markName(line: Paragraph): string {
  const [first, ...others] = line.children;
  if (first?.type === 'text') {
    const [, word = '', rest = ''] = /^(\S*)(.*)$/s.exec(first.value) ?? [];
    line.children = [named({...first, value: word}), {...first, value: rest}, ...others];
    return word;
  }
  if (first) line.children = [named(first), ...others];
  return toString(first);
}

function named(name: PhrasingContent): PhrasingContent {
  return {type: 'emphasis', children: [name], data: {hName: 'span', hProperties: {className: ['file-name']}}};
}
