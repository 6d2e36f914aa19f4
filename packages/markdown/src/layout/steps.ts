import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import {authorError} from '@lectern/kit/authorError';
import {visitEach} from '../checks/allErrors';
import {checkSettings} from './settings';

/**
 * An ordered list with long entries: each has its number beside a line that leads to the next.
 *
 *   :::steps                      <div class="step-list">
 *   1. Install the packages.  becomes  <ol><li>Install the packages.</li> … </ol>
 *   2. Start.
 *   :::                           </div>
 */
export default function steps() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      if (node.name !== 'steps') return;
      checkSettings(node, [], file);
      const [list, ...others] = node.children;
      if (list?.type !== 'list' || !list.ordered || others.length > 0) {
        throw authorError(
          file,
          others[0] ?? node,
          '“steps” holds one numbered list, and nothing else.',
          'Begin each step with its number, as in “1. Install the packages.”, and indent what belongs to it.',
        );
      }
      // Screen readers ignore a list whose numbers are drawn by styles, without this role.
      list.data = {hProperties: {role: 'list'}};
      node.data = {hName: 'div', hProperties: {className: ['step-list']}};
    });
  };
}
