import type {Declaration} from 'postcss';
import {readSelector} from './selectors';
import type {Shares} from './shareOut';
import type {Unit} from './units';
import type {Uses} from './uses';

/**
 * Of two rules with the same specificity, the later one wins. A rule that would move behind another one that may style
 * the same element is put into the sheet of that one.
 */
export function keepOrder(units: readonly Unit[], uses: Uses, shares: Shares): Shares {
  const rivals = rivalsOf(units, uses);
  for (const share of shares.values()) {
    // From the end, because rules that move to a sheet may keep others there.
    for (let unit = units.length - 1; unit >= 0; unit--) {
      if (!share.has(unit) && rivals(unit).some((one) => share.has(one))) share.add(unit);
    }
  }
  return shares;
}

/** For each rule, later ones that set the same properties with the same specificity on the same elements. */
function rivalsOf(units: readonly Unit[], uses: Uses): (unit: number) => number[] {
  const styled = units.map(({rule, declarations}) => ({
    what: new Set(declarations.map(whatIsSet)),
    who: rule.selectors.map((selector) => {
      const {part, strength} = readSelector(selector);
      return {kind: `${part} ${strength}`, elements: uses.styledBy(selector)};
    }),
  }));
  const areRivals = (a: number, b: number): boolean => {
    const [one, other] = [styled[a]!, styled[b]!];
    return (
      (uses.masks[a]! & uses.masks[b]!) !== 0n &&
      units[a]!.layer === units[b]!.layer &&
      [...one.what].some((what) => other.what.has(what)) &&
      one.who.some(({kind, elements}) => other.who.some((two) => two.kind === kind && (two.elements & elements) !== 0n))
    );
  };
  const known = new Map<number, number[]>();
  return (unit) => {
    let rivals = known.get(unit);
    if (!rivals) {
      rivals = [];
      for (let other = unit + 1; other < units.length; other++) if (areRivals(unit, other)) rivals.push(other);
      known.set(unit, rivals);
    }
    return rivals;
  };
}

/** `margin-top` and `margin` count as the same; `!important` decides before the order does. */
function whatIsSet({prop, important}: Declaration): string {
  if (prop.startsWith('--')) return prop;
  const plain = prop.replace(/^-[a-z]+-/, '');
  const beginning = plain.split('-')[0]!;
  return (sameAs.find(([names]) => names.test(plain))?.[1] ?? beginning) + (important ? '!' : '');
}

/** Names with different beginnings that set the same property. */
const sameAs: [names: RegExp, what: string][] = [
  [/^(?:top|right|bottom|left|inset)/, 'inset'],
  [/^(?:gap|row|column|grid)/, 'grid'],
  [/^(?:place|align|justify)/, 'align'],
  [/^(?:line-height|font)/, 'font'],
  [/^(?:width|height|inline-size|block-size)/, 'size'],
  [/^(?:min|max)-/, 'limit'],
  [/^(?:word-wrap|overflow)/, 'overflow'],
];
