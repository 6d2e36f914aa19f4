import type {Link, Parent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {capitalised, nameOf, numberedOn} from './numbered';
import {texts, type InLanguage} from '../texts';

/**
 * Fills in empty links with the name of their target.
 *
 *   As [](#figure-build) shows, …  ->  As <a href="#figure-build">Figure 1</a> shows, …
 *   See [](#eq-mean).              ->  See <a href="#eq-mean">equation (1)</a>.
 *
 * Runs after everything that assigns numbers.
 */
export default function references({locale, textsIn = texts}: InLanguage) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    const numbered = numberedOn(file);
    visit(tree, 'link', (link, index, parent) => {
      if (link.children.length > 0 || !parent || index === undefined) return;
      const target = numbered.get(link.url.slice(1));
      if (!link.url.startsWith('#') || !target) throw unknown(file, link, [...numbered.keys()]);
      const name = nameOf(target, textsIn(locale));
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
      `The link to “${link.url}” has no text.`,
      'Write it between the square brackets. Only links to figures and equations on the same page get their text automatically.',
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
        : 'A link to a heading needs text between its square brackets.',
  );
}
