import postcss, {type AtRule, type Container, type Root} from 'postcss';
import {dropEmpty} from './dropUnused';
import {joinLayers} from './joinLayers';
import {keepOrder} from './keepOrder';
import type {Look} from './namesOfPages';
import {shareOut} from './shareOut';
import {type Unit, unitsOf} from './units';
import {bit, type Readers, Uses} from './uses';

export interface Parts {
  /** By the kind of page. */
  kinds: ReadonlyMap<string, {first: string; later: string}>;
  /** By the index of a look: its further styles, if any. */
  rest: readonly string[];
  /** All styles for pages. */
  whole: string;
  /** Styles for paper. */
  print: string;
}

/**
 * Splits a sheet into the styles that pages need before the first paint: `first` has what most pages of a kind need,
 * `rest` what a single page needs besides. Everything not in `first` is in `later`: for elements that scripts create,
 * also on paper, and for other pages. `readers` are the looks of pages that read a property in other sheets.
 */
export function splitSheet(root: Root, looks: readonly Look[], readers: Readers = new Map()): Parts {
  joinLayers(root);
  const print = takePrint(root);
  const units = unitsOf(root);
  const uses = new Uses(root, units, looks, readers, print);
  const ofScripts = takeUnshown(print, uses).toString();
  const shares = keepOrder(units, uses, shareOut(uses, looks));

  const kinds = [...shares].map(([kind, share]) => {
    const later = write(units.filter((_, unit) => !share.has(unit))) + ofScripts;
    return [kind, {first: withoutRules(root, (unit) => !share.has(unit)), later}] as const;
  });
  const rests = new Map<string, string>();
  const rest = looks.map(({kind}, look) => {
    const own = units.filter((_, unit) => !shares.get(kind)!.has(unit) && uses.masks[unit]! & bit(look));
    const text = write(own);
    // Looks with the same styles share one string.
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

/** Takes from the styles for paper what is for elements that only scripts create. */
function takeUnshown(print: Root, uses: Uses): Root {
  const taken = postcss.root();
  print.walkAtRules('media', (media) => {
    const rules = media.nodes!.filter((node) => node.type === 'rule' && !uses.isShown(node));
    if (rules.length === 0) return;
    const own = media.clone({nodes: []}).append(rules);
    const layer = layerOf(media);
    taken.append(layer ? layer.clone({nodes: []}).append(own) : own);
  });
  dropEmpty(print);
  return taken;
}

/** The cascade layer that directly contains a rule. */
const layerOf = ({parent}: AtRule): AtRule | undefined =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'layer' ? parent : undefined;

/** With everything outside rules, such as `@font-face`: it stays in the sheet that pages load first. */
function withoutRules(root: Root, isRemoved: (unit: number) => boolean): string {
  const part = root.clone();
  for (const [at, unit] of unitsOf(part).entries()) if (isRemoved(at)) for (const node of unit.nodes) node.remove();
  dropEmpty(part);
  return part.toString();
}

/** Writes each unit in its rule, with the conditions and layers around it. */
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
