import type {Link, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentLocale, type Locale} from '../config/i18n';
import {nearest} from '../text/nearest';
import {authorError} from './authorError';
import {capitalised, nameOf, numberedOn} from './numbered';

/**
 * Gives a link without words the name of what it leads to.
 *
 *   As [](#figure-build) shows, …  ->  As <a href="#figure-build">Figure 1</a> shows, …
 *   See [](#eq-mean).              ->  See <a href="#eq-mean">equation (1)</a>.
 *
 * Runs after all that numbers something.
 */
export default function references({locale = currentLocale}: {locale?: Locale} = {}) {
  return (tree: Root, file: VFile): void => {
    const numbered = numberedOn(file);
    visit(tree, 'link', (link, index, parent) => {
      if (link.children.length > 0 || !parent || index === undefined) return;
      const target = numbered.get(link.url.slice(1));
      if (!link.url.startsWith('#') || !target) throw unknown(file, link, [...numbered.keys()]);
      const name = nameOf(target, locale);
      link.children = [{type: 'text', value: beginsSentence(parent, index) ? capitalised(name) : name}];
    });
  };
}

function beginsSentence(parent: Parent, index: number): boolean {
  const before = parent.children[index - 1];
  if (!before) return parent.type === 'paragraph';
  return before.type === 'text' && /[.!?…]\s+$/.test(before.value);
}

function unknown(file: VFile, link: Link, ids: string[]): Error {
  if (!link.url.startsWith('#')) {
    return authorError(
      file,
      link,
      `The link to “${link.url}” has no words.`,
      'Write them between the square brackets. Only figures and equations of the same page are named by themselves.',
    );
  }
  const suggestion = nearest(link.url.slice(1), ids);
  return authorError(
    file,
    link,
    `No figure or equation on this page has the id “${link.url.slice(1)}”.`,
    suggestion
      ? `Did you mean “[](#${suggestion})”?`
      : ids.length > 0
        ? `There are: ${ids.join(', ')}.`
        : 'A link to a heading needs words between its square brackets.',
  );
}
