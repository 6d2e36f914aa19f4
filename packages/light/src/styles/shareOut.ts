import type {Look} from './namesOfPages';
import {bit, bitsOf, type Mask, type Uses} from './uses';

/**
 * What at least so many pages of a kind show is in the sheet of all of them: with half of them, who opens two pages
 * fetches no more for that.
 */
const enough = 1 / 2;

/** By the kind of a page, the numbers of the units that are in the sheet of all of them. */
export type Shares = Map<string, Set<number>>;

export function shareOut({masks}: Uses, looks: readonly Look[]): Shares {
  const pagesOf = (mask: Mask): number => bitsOf(mask).reduce((sum, look) => sum + looks[look]!.pages, 0);
  const ofKind = new Map<string, Mask>();
  for (const [look, {kind}] of looks.entries()) ofKind.set(kind, (ofKind.get(kind) ?? 0n) | bit(look));
  const shareOf = (kind: Mask): Set<number> => {
    const all = pagesOf(kind);
    return new Set([...masks.keys()].filter((unit) => pagesOf(masks[unit]! & kind) >= enough * all));
  };
  return new Map([...ofKind].map(([kind, mask]) => [kind, shareOf(mask)]));
}
