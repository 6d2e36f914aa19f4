import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translationsOf} from './codeTranslations';

/** Texts by name, with groups for larger sets. */
export interface Texts {
  [name: string]: string | Texts;
}

/**
 * Texts that the build writes for readers, by language: `english` is the content of `translations/en.json` beside the
 * module, passed so that TypeScript knows the names; `translations/<language>.json` has the translations. English replaces
 * missing texts and languages.
 */
export function textsIn<T extends Texts>(folder: string, english: T): (locale: string) => T {
  const byLocale = new Map<string, T>();
  return (locale) => {
    let texts = byLocale.get(locale);
    if (!texts) byLocale.set(locale, (texts = over(english, read(folder, locale)) as T));
    return texts;
  };
}

/**
 * The same for a package, whose translations share a file with those of its components: `markdown.units.bytes` is
 * `{units: {bytes: …}}` in the group `markdown`. `own` has the texts that the site sets itself, see `textsOfSite`.
 */
export function textsOfPackage<T extends Texts>(
  name: string,
  group: string,
  english: T,
): (locale: string, own?: Record<string, string>) => T {
  const byLocale = new Map<string, T>();
  return (locale, own = {}) => {
    let texts = byLocale.get(locale);
    if (!texts) byLocale.set(locale, (texts = over(english, unfolded(translationsOf(name, locale), group)) as T));
    return over(texts, unfolded(own, group)) as T;
  };
}

/** `{b: {c: 'text'}}` of the group `a` → `{'a.b.c': 'text'}`; `{'b.c': 'text'}` without a group. */
export function flat(texts: Texts, group?: string): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, text]) => {
    const id = group === undefined ? key : `${group}.${key}`;
    return typeof text === 'string' ? [[id, text]] : Object.entries(flat(text, id));
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** `{'a.b.c': 'text'}` of the group `a` → `{b: {c: 'text'}}` */
function unfolded(flat: Record<string, string>, group: string): Texts {
  const texts: Texts = {};
  for (const [name, text] of Object.entries(flat)) {
    if (!name.startsWith(`${group}.`)) continue;
    const path = name.slice(group.length + 1).split('.');
    const last = path.pop()!;
    const place = path.reduce<Texts>((inner, step) => (inner[step] ??= {}) as Texts, texts);
    place[last] = text;
  }
  return texts;
}

/** Reads `pt-BR.json`, or `pt.json` if that is missing. */
function read(folder: string, locale: string): Texts {
  const file = [locale, locale.split('-')[0]]
    .map((name) => path.join(folder, 'translations', `${name}.json`))
    .find((candidate) => existsSync(candidate));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** The translated texts, with English where one is missing. */
export function over(english: Texts, translated: Texts): Texts {
  const texts: Texts = {...english};
  for (const [name, text] of Object.entries(english)) {
    const translation = translated[name];
    if (typeof text === 'object') texts[name] = over(text, typeof translation === 'object' ? translation : {});
    else if (typeof translation === 'string') texts[name] = translation;
  }
  return texts;
}

/** `fill('Figure {number}', {number: 2})` → `Figure 2` */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
