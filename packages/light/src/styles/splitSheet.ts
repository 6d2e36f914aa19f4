import postcss, {type AtRule, type Container, type Root} from 'postcss';
import {dropEmpty} from './dropUnused';
import {joinLayers} from './joinLayers';
import {keepOrder} from './keepOrder';
import type {Look} from './namesOfPages';
import {shareOut} from './shareOut';
import {type Unit, unitsOf} from './units';
import {bit, type Readers, Uses} from './uses';

export interface Parts {
  /** By the kind of a page. */
  kinds: ReadonlyMap<string, {first: string; later: string}>;
  /** By the number of a look: what it takes besides, if anything. */
  rest: readonly string[];
  /** What any page shows. */
  whole: string;
  /** For paper. */
  print: string;
}

/**
 * Cuts a sheet into what pages need before they can be shown: `first` has what most pages of a kind show, the `rest`
 * what a page shows besides. All that is not in the first comes `later`: what scripts put into a page, and what other
 * pages show. `readers` are the looks of pages that read a property by way of other sheets.
 */
export function splitSheet(root: Root, looks: readonly Look[], readers: Readers = new Map()): Parts {
  joinLayers(root);
  const print = takePrint(root);
  const units = unitsOf(root);
  const uses = new Uses(root, units, looks, readers, print);
  const shares = keepOrder(units, uses, shareOut(uses, looks));

  const kinds = [...shares].map(([kind, share]) => {
    const later = write(units.filter((_, unit) => !share.has(unit)));
    return [kind, {first: withoutRules(root, (unit) => !share.has(unit)), later}] as const;
  });
  const rests = new Map<string, string>();
  const rest = looks.map(({kind}, look) => {
    const own = units.filter((_, unit) => !shares.get(kind)!.has(unit) && uses.masks[unit]! & bit(look));
    const text = write(own);
    // One text for all that have the same.
    return rests.get(text) ?? (rests.set(text, text), text);
  });
  const whole = withoutRules(root, (unit) => uses.masks[unit] === 0n);
  return {kinds: new Map(kinds), rest, whole, print: print.toString()};
}

function takePrint(root: Root): Root {
  const print = postcss.root();
  root.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    const layer = layerOf(rule);
    if (rule.parent === root) print.append(rule);
    else if (layer) print.append(layer.clone({nodes: []}).append(rule));
  });
  joinLayers(print);
  return print;
}

/** The cascade layer that a rule stands in, with nothing between them. */
const layerOf = ({parent}: AtRule): AtRule | undefined =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'layer' ? parent : undefined;

/** With all that is in no rule, as `@font-face`: it stays where pages have it from the beginning. */
function withoutRules(root: Root, isRemoved: (unit: number) => boolean): string {
  const part = root.clone();
  for (const [at, unit] of unitsOf(part).entries()) if (isRemoved(at)) for (const node of unit.nodes) node.remove();
  dropEmpty(part);
  return part.toString();
}

/** Each in its rule, and in the conditions and layers that this stands in. */
function write(units: readonly Unit[]): string {
  const copies = new Map<Container, Container>();
  const sheet = postcss.root();
  const copyOf = (original: Container): Container => {
    if (original.type === 'root') return sheet;
    let copy = copies.get(original);
    if (!copy) {
      copy = original.clone({nodes: []});
      copies.set(original, copy);
      copyOf(original.parent as Container).append(copy);
    }
    return copy;
  };
  for (const {rule, nodes} of units) copyOf(rule).append(nodes.map((node) => node.clone()));
  return sheet.toString();
}
