import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import {authorError} from '@lectern/kit/authorError';
import {didYouMean} from '@lectern/kit/nearest';
import {visitEach} from '../checks/allErrors';
import {checkSettings} from './settings';

/** The types of admonitions, whose colours badges use. */
const types = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * A highlighted word: the state of a feature, or the version that introduced it.
 *
 *   Exports :badge[New]{type=tip}   becomes   Exports <span class="mark-badge" data-type="tip">New</span>
 */
export default function badges() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'textDirective', (node: TextDirective) => {
      if (node.name !== 'badge') return;
      checkSettings(node, ['type'], file);
      const type = node.attributes?.type ?? 'note';
      if (!types.includes(type)) {
        throw authorError(
          file,
          node,
          `There is no type “${type}” of badges.${didYouMean(type, types)}`,
          `There are: ${types.join(', ')}.`,
        );
      }
      if (node.children.length === 0) {
        throw authorError(file, node, 'This badge has no text.', 'Write it in brackets: “:badge[New]”.');
      }
      node.attributes = {};
      node.data = {hName: 'span', hProperties: {className: ['mark-badge'], dataType: type}};
    });
  };
}
