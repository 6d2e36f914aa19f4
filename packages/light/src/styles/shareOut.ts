import type {Look} from './namesOfPages';
import {bit, bitsOf, type Mask, type Uses} from './uses';

/**
 * A rule is in the common sheet of a kind if this share of its pages needs it: with half of them, a reader of two pages
 * downloads no more.
 */
const enough = 1 / 2;

/** For each kind of page, the indexes of units in the common sheet. */
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
