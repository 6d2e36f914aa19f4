import type {VFile} from 'vfile';
import {fill} from '@lectern/kit/texts';
import {authorError} from '@lectern/kit/authorError';
import type {ChainTexts} from '../texts';

type NumberedKind = 'figure' | 'equation';

/** The numbered elements of a page, by id. */
export type Numbered = Map<string, {kind: NumberedKind; number: number}>;

export const prefixes: Record<NumberedKind, string> = {figure: 'figure-', equation: 'eq-'};

/** “Figure 2”, “équation (1)”: the form within a sentence. */
export function nameOf({kind, number}: {kind: NumberedKind; number: number}, {numbered}: ChainTexts): string {
  return fill(numbered[kind], {number});
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function numberedOn(file: VFile): Numbered {
  return (file.data.numbered ??= new Map()) as Numbered;
}

/** Assigns the next number of a kind to an id, and throws if links to that id would fail. */
export function number(
  file: VFile,
  node: object,
  kind: NumberedKind,
  id: string,
): {kind: NumberedKind; number: number} {
  const known = numberedOn(file);
  const prefix = prefixes[kind];
  if (!id.startsWith(prefix)) {
    throw authorError(
      file,
      node,
      `The id “${id}” does not begin with “${prefix}”.`,
      `Write “#${prefix}${id}”: this keeps it apart from the ids of headings.`,
    );
  }
  if (known.has(id)) {
    throw authorError(
      file,
      node,
      `The id “${id}” is used twice on this page.`,
      'Give one of the two another id, and correct the references to it.',
    );
  }
  const place = {kind, number: [...known.values()].filter((other) => other.kind === kind).length + 1};
  known.set(id, place);
  return place;
}
