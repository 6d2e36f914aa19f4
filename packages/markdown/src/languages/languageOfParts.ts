import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';

const languages = new Intl.DisplayNames(undefined, {type: 'language', fallback: 'none'});

/**
 * Marks words in another language, for pronunciation and hyphenation.
 *
 *   :en[front matter]   becomes   <span lang="en">front matter</span>
 */
export default function languageOfParts() {
  return (tree: Root): void => {
    visit(tree, 'textDirective', (node: TextDirective) => {
      if (!/^[a-z]{2}$/.test(node.name) || !languages.of(node.name) || node.children.length === 0) return;
      node.data = {hName: 'span', hProperties: {...node.attributes, lang: node.name}};
    });
  };
}
