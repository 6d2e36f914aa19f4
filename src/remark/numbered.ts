import type {VFile} from 'vfile';
import type {Locale} from '../config/i18n';
import {authorError} from './authorError';

type Kind = 'figure' | 'equation';

/** What a page numbers, by id. */
export type Numbered = Map<string, {kind: Kind; number: number}>;

export const prefixes: Record<Kind, string> = {figure: 'figure-', equation: 'eq-'};

const names: Record<Locale, Record<Kind, (number: number) => string>> = {
  en: {figure: (number) => `Figure\u00a0${number}`, equation: (number) => `equation\u00a0(${number})`},
  fr: {figure: (number) => `figure\u00a0${number}`, equation: (number) => `équation\u00a0(${number})`},
};

/** “Figure 2”, “équation (1)”: as they stand in the middle of a sentence. */
export function nameOf({kind, number}: {kind: Kind; number: number}, locale: Locale): string {
  return names[locale][kind](number);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function numberedOn(file: VFile): Numbered {
  return (file.data.numbered ??= new Map()) as Numbered;
}

/** Gives the next number of its kind to an id, and refuses an id that readers could not be sent to. */
export function number(file: VFile, node: object, kind: Kind, id: string): {kind: Kind; number: number} {
  const known = numberedOn(file);
  const prefix = prefixes[kind];
  if (!id.startsWith(prefix)) {
    throw authorError(
      file,
      node,
      `The id “${id}” does not begin with “${prefix}”.`,
      `Write “#${prefix}${id}”: then it cannot be the id of a heading as well.`,
    );
  }
  if (known.has(id)) {
    throw authorError(
      file,
      node,
      `The id “${id}” is used twice on this page.`,
      'Give one of the two another id, and mend the references to it.',
    );
  }
  const place = {kind, number: [...known.values()].filter((other) => other.kind === kind).length + 1};
  known.set(id, place);
  return place;
}
