import type {Root, Rule} from 'postcss';
import type {Look} from './namesOfPages';
import {fits, type Needs, readSelector} from './selectors';
import type {Unit} from './units';

/** Numbers as bits: 0 is the lowest. */
export type Mask = bigint;

/** For each property, the indexes of looks whose pages read it. */
export type Readers = ReadonlyMap<string, Iterable<number>>;

/** Which pages use which units of a sheet. */
export class Uses {
  /** For each unit, the looks to which it may apply, in some state and anywhere in the page. */
  readonly masks: Mask[];
  private readonly all: Mask;
  private readonly byElement = new Map<string, Mask>();
  private readonly byNeeds = new Map<string, {looks: Mask; elements: Mask}>();

  constructor(root: Root, units: readonly Unit[], looks: readonly Look[], readers: Readers, print: Root) {
    this.all = bit(looks.length) - 1n;
    for (const [look, {elements}] of looks.entries()) {
      for (const one of elements) this.byElement.set(one, (this.byElement.get(one) ?? 0n) | bit(look));
    }
    const ofRules = new Map<Rule, Mask>();
    for (const {rule} of units) if (!ofRules.has(rule)) ofRules.set(rule, this.looksOf(rule));

    const reads = new Reads();
    for (const [property, numbers] of readers) for (const look of numbers) reads.add(property, bit(look));
    for (const [look, {properties}] of looks.entries()) for (const one of properties) reads.add(one, bit(look));
    for (const {rule, declarations, property} of units) {
      for (const read of declarations.flatMap(({value}) => propertiesIn(value))) {
        reads.add(read, ofRules.get(rule)!, property);
      }
    }
    // Content outside rules stays in the sheets of all pages; and any page may be printed.
    const ofUnits = new Set(units.flatMap(({declarations}) => declarations));
    for (const sheet of [root, print]) {
      sheet.walkDecls((one) => {
        if (!ofUnits.has(one)) for (const read of propertiesIn(one.value)) reads.add(read, this.all);
      });
      sheet.walkAtRules(({params}) => propertiesIn(params).forEach((read) => reads.add(read, this.all)));
    }
    const readBy = reads.settle();
    this.masks = units.map(
      ({rule, property}) => ofRules.get(rule)! & (property ? (readBy.get(property) ?? 0n) : this.all),
    );
  }

  /** Whether it may apply to an element of some page, which needs no scripts for it. */
  isShown(rule: Rule): boolean {
    return this.looksOf(rule) !== 0n;
  }

  /** Looks with elements that a selector may style, as bits. */
  styledBy(selector: string): Mask {
    return this.found(readSelector(selector).elements.at(-1)!).elements;
  }

  private looksOf({selectors}: Rule): Mask {
    const ofSelector = (selector: string): Mask =>
      readSelector(selector).elements.reduce((mask, needs) => mask & this.found(needs).looks, this.all);
    return selectors.reduce((mask, selector) => mask | ofSelector(selector), 0n);
  }

  private found(needs: Needs): {looks: Mask; elements: Mask} {
    const key = JSON.stringify(needs);
    let found = this.byNeeds.get(key);
    if (!found) {
      found = {looks: 0n, elements: 0n};
      for (const [at, [element, looks]] of [...this.byElement].entries()) {
        if (!fits(needs, element)) continue;
        found.looks |= looks;
        found.elements |= bit(at);
      }
      this.byNeeds.set(key, found);
    }
    return found;
  }
}

/** Readers of custom properties, also through others. */
class Reads {
  private readonly masks = new Map<string, Mask>();
  private readonly chains: {by: string; property: string; mask: Mask}[] = [];

  /** If a property is read `by` another one, it has the readers of that one. */
  add(property: string, mask: Mask, by?: string): void {
    if (by) this.chains.push({by, property, mask});
    else this.masks.set(property, (this.masks.get(property) ?? 0n) | mask);
  }

  settle(): ReadonlyMap<string, Mask> {
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      for (const {by, property, mask} of this.chains) {
        const known = this.masks.get(property) ?? 0n;
        const all = known | ((this.masks.get(by) ?? 0n) & mask);
        if (all === known) continue;
        this.masks.set(property, all);
        isSettled = false;
      }
    }
    return this.masks;
  }
}

export const propertiesIn = (text: string): string[] => text.match(/--[A-Za-z][\w-]*/g) ?? [];

export const bit = (at: number): Mask => 1n << BigInt(at);

export const bitsOf = (mask: Mask): number[] =>
  [...mask.toString(2)].reverse().flatMap((one, at) => (one === '1' ? [at] : []));
