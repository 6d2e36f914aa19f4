import path from 'node:path';
import {nearest} from '../../src/text/nearest';
import type {Source} from '../check/page';

export interface Pair {
  french: Source;
  english: Source;
}

/** The page and its translation; either of the two may be named. */
export function findTranslation(file: string, sources: Source[]): Pair {
  const name = path.relative('.', file).split(path.sep).join('/');
  const named = sources.find((source) => source.file === name);
  if (!named) {
    const suggestion = nearest(
      name,
      sources.map((source) => source.file),
    );
    throw new Error(`There is no page “${name}”.${suggestion ? ` Did you mean “${suggestion}”?` : ''}`);
  }
  const twin = sources.find(({kind, key, file}) => kind === named.kind && key === named.key && file !== named.file);
  if (!twin) throw new Error(`“${name}” has no twin in the other language.`);
  return named.language === 'en' ? {english: named, french: twin} : {english: twin, french: named};
}
