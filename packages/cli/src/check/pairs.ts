import type {Languages} from '../settings/languages';
import type {Page, Source} from './page';

/** A page and its translation into one language. */
export interface Pair<Text = Page> {
  original: Text;
  translation: Text;
}

type Named = Pick<Source, 'language' | 'kind' | 'key'>;

export function pairsOf<Text extends Named>(pages: Text[], {first}: Languages): Pair<Text>[] {
  const originals = originalsOf(pages, first);
  return pages.flatMap((translation) => {
    const original = translation.language === first ? undefined : originals.get(nameIn(translation));
    return original ? [{original, translation}] : [];
  });
}

/** Pages without a translation into a language. */
export function findUntranslated<Text extends Named>(pages: Text[], language: string, {first}: Languages): Text[] {
  const translated = new Set(pages.filter((page) => page.language === language).map(nameIn));
  return pages.filter((page) => page.language === first && !translated.has(nameIn(page)));
}

/** Translations into a language whose original is missing. */
export function findOrphaned<Text extends Named>(pages: Text[], language: string, {first}: Languages): Text[] {
  const originals = originalsOf(pages, first);
  return pages.filter((page) => page.language === language && !originals.has(nameIn(page)));
}

function originalsOf<Text extends Named>(pages: Text[], first: string): Map<string, Text> {
  return new Map(pages.filter(({language}) => language === first).map((page) => [nameIn(page), page]));
}

/** The key that a page shares with its translations. */
function nameIn({kind, key}: Named): string {
  return `${kind}:${key}`;
}
