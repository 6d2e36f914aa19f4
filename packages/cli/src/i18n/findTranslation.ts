import path from 'node:path';
import {nearest} from '@lectern/kit/nearest';
import type {Source} from '../check/page';
import {pairsOf, type Pair} from '../check/pairs';
import type {Site} from '../settings/site';

/** The named translation, or all translations of a named page, each with its original. */
export function findTranslations(
  file: string,
  sources: Source[],
  {dir, languages}: Pick<Site, 'dir' | 'languages'>,
): Pair<Source>[] {
  const name = path.relative(path.resolve(dir), path.resolve(dir, file)).split(path.sep).join('/');
  if (!sources.some((source) => source.file === name)) {
    const suggestion = nearest(
      name,
      sources.map((source) => source.file),
    );
    throw new Error(`There is no page “${name}”.${suggestion ? ` Did you mean “${suggestion}”?` : ''}`);
  }
  const pairs = pairsOf(sources, languages).filter((pair) =>
    [pair.original, pair.translation].some((one) => one.file === name),
  );
  if (pairs.length === 0) throw new Error(`“${name}” has no twin in another language.`);
  return pairs;
}
