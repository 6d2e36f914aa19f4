import type {Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../text/nearest';
import {authorError} from './authorError';

/** What there is, for the question what was meant. */
const forms = (
  ':::note :::tip :::info :::warning :::danger ::::tabs :::tab :::figure :::only :::review ' +
  '::contents ::glossary ::snippet :only :review :en :fr'
).split(' ');

/**
 * Stops at directives that nothing has handled: misspelt, they would vanish from the page or stand there bare.
 *
 *   :::warnning   There is no “:::warnning”. Did you mean “:::warning”?
 *   ::figure[A]   There is no “::figure”. Did you mean “:::figure”?
 *
 * A colon that only stands before a word, as in 12:30, is text.
 */
export default function unknownDirectives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (found) => {
      const node = found as Directives;
      if (node.data?.hName) return;
      const isText = node.type === 'textDirective';
      if (isText && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return;
      const colons = {textDirective: ':', leafDirective: '::', containerDirective: ':::'}[node.type];
      const meant = forms.find((form) => form.replace(/^:+/, '') === node.name) ?? nearest(colons + node.name, forms);
      throw authorError(
        file,
        node,
        `There is no “${colons}${node.name}”.`,
        meant ? `Did you mean “${meant}”?` : `If it is text, put a backslash before the colon: “\\${colons}”.`,
      );
    });
  };
}
