import type {Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {hasErrors, visitEach} from './allErrors';
import type {Site} from '../site';
import {authorError} from '@lectern/kit/authorError';

/** All directives, for suggestions. */
const known = (
  ':::note :::tip :::info :::warning :::danger ::::tabs :::tab :::figure :::only :::review ' +
  ':::card ::::cards :::steps :::file-tree ::contents ::glossary ::snippet :badge :only :review'
).split(' ');

/**
 * Throws at directives that nothing has handled: with a typing error, they would vanish from the page or be printed.
 *
 *   :::warnning   There is no “:::warnning”. Did you mean “:::warning”?
 *   ::figure[A]   There is no “::figure”. Did you mean “:::figure”?
 *
 * A colon that only stands before a word, as in 12:30, is text.
 */
export default function unknownDirectives({locales}: Pick<Site, 'locales'>) {
  const forms = [...known, ...locales.map((locale) => `:${locale}`)];
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (found) => {
      const node = found as Directives;
      if (node.data?.hName) return;
      const isText = node.type === 'textDirective';
      if (isText && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return;
      const colons = {textDirective: ':', leafDirective: '::', containerDirective: ':::'}[node.type];
      // The directive exists, and its mistake has been reported.
      if (forms.includes(colons + node.name) && hasErrors(file)) return;
      const meant = forms.find((form) => form.replace(/^:+/, '') === node.name) ?? nearest(colons + node.name, forms);
      throw authorError(
        file,
        node,
        `There is no “${colons}${node.name}”.`,
        meant ? `Did you mean “${meant}”?` : `If it is text, put a backslash before the colon: “\\${colons}”.`,
        'directives',
      );
    });
  };
}
