import postcss, {type AtRule, type Root, type Rule} from 'postcss';
import {dropEmpty} from './dropUnused';
import {joinLayers} from './joinLayers';

export interface Parts {
  /** All else: what a page needs before it can be shown. */
  first: string;
  /** For paper. */
  print: string;
  /** For classes that no page has as it comes: what only scripts put into one, as the menu of small windows. */
  later: string;
}

/** Takes out of a sheet what a page can be shown without. `shown` are the classes that pages have as they come. */
export function splitSheet(first: Root, shown: ReadonlySet<string>): Parts {
  const isLater = ({selectors}: Rule): boolean =>
    selectors.every((selector) => classesNeededBy(selector).some((name) => !shown.has(name)));
  joinLayers(first);
  const print = postcss.root();
  first.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    const layer = layerOf(rule);
    if (rule.parent === first) print.append(rule);
    else if (layer) print.append(layer.clone({nodes: []}).append(rule));
  });
  joinLayers(print);
  const later = first.clone();
  removeRules(first, isLater);
  removeRules(later, (rule) => !isLater(rule));
  later.walkAtRules((rule) => {
    if (!conditions.has(rule.name) || !rule.nodes) rule.remove();
  });
  return {first: first.toString(), print: print.toString(), later: later.toString()};
}

/** The cascade layer that a rule stands in, with nothing between them. */
const layerOf = ({parent}: AtRule): AtRule | undefined =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'layer' ? parent : undefined;

/** What rules can stand in. All other at-rules, as `@font-face`, stay where pages have them from the beginning. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** A rule within another goes with it. */
function removeRules(root: Root, isRemoved: (rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type !== 'rule' && isRemoved(rule)) rule.remove();
  });
  dropEmpty(root);
}

/**
 * `.a_1 > .b:is(.c, .d)[class*='.e']` → a_1, b: of what is in brackets, one may do, or must not be there. Where there
 * is no choice, as in `:where(.a)`, the brackets only change how strong the rule is.
 */
function classesNeededBy(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '').replace(/:(?:where|is)\(([^(),]*)\)/g, '$1');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.(-?(?:[A-Za-z_]|\\.)(?:[\w-]|\\.)*)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}
