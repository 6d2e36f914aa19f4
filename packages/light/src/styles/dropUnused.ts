import type {AtRule, ChildNode, Container, Declaration, Root, Rule} from 'postcss';

/** Classes and properties of a framework: nothing else is dropped. */
export interface Framework {
  classes: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/**
 * Removes unused rules of a framework from a style sheet, and those that a later rule overrides:
 *
 *   .old { … }  .new, .old { … }     in a site that only says “new”   → .new { … }
 *   :root { --old-colour: … }        where nobody reads it            → (nothing)
 *   @layer a { p { color: … } }      beside p { color: … }            → (nothing)
 *
 * For a name put together at run time, as in `new--${size}`, all names with that beginning are kept.
 */
export function dropUnused(root: Root, {classes, properties}: Framework, names: ReadonlySet<string>): void {
  const beginnings = [...names].filter((name) => /^[a-z].*-$/.test(name));
  const isUsed = (name: string): boolean =>
    names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  dropRules(root, (name) => !classes.has(name) || isUsed(name));
  dropOverridden(root, properties);
  dropOverriddenInLayers(root);
  dropUnread(root, properties, names);
  dropEmpty(root);
}

function dropRules(root: Root, isKept: (name: string) => boolean): void {
  root.walkRules((rule) => {
    if (isOfKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => classesOf(selector).every(isKept));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** The classes that a selector requires; one in `:not(…)` isn't required. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1]!);

export const isOfKeyframes = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** Selectors for whole pages, in all colour modes, at least as specific as earlier ones for whole pages. */
const everywhere = [':root', 'html[data-theme]'];

function dropOverridden(root: Root, properties: ReadonlySet<string>): void {
  const setBelow = new Set<string>();
  const dropSet = (rule: ChildNode): void => {
    if (rule.type !== 'rule') return;
    const ofParts = rule.selectors.filter((selector) => !isOfWholePage(selector));
    if (ofParts.length === 0) {
      for (const declaration of declarationsOf(rule)) if (setBelow.has(declaration.prop)) declaration.remove();
    } else if (rule.nodes.every((node) => node.type === 'decl' && setBelow.has(node.prop))) rule.selectors = ofParts;
  };
  for (const rule of [...root.nodes].reverse()) {
    dropSet(rule);
    if (rule.type !== 'rule' || !everywhere.every((selector) => rule.selectors.includes(selector))) continue;
    for (const {prop} of declarationsOf(rule)) if (properties.has(prop)) setBelow.add(prop);
  }
  // Rules outside layers override rules in layers, whatever their order.
  for (const node of root.nodes) if (node.type === 'atrule' && node.name === 'layer') node.nodes?.forEach(dropSet);
}

/** Shorthands that set each property whose name they begin, but for the exceptions. */
const shorthands = ['background', 'margin', 'padding'];
const exceptions = ['background-blend-mode', 'margin-trim'];

/** What a rule outside layers sets, at any time, wins over what one in a layer sets for the same selector. */
function dropOverriddenInLayers(root: Root): void {
  const set = new Map<string, Set<string>>();
  for (const rule of root.nodes) {
    if (rule.type !== 'rule') continue;
    for (const selector of rule.selectors) {
      const names = set.get(selector) ?? new Set();
      for (const {prop} of declarationsOf(rule)) names.add(prop);
      set.set(selector, names);
    }
  }
  const isSet = (selector: string, prop: string): boolean => {
    const names = set.get(selector);
    if (!names) return false;
    const isOfShorthand = (short: string): boolean => names.has(short) && prop.startsWith(`${short}-`);
    return names.has(prop) || (!exceptions.includes(prop) && shorthands.some(isOfShorthand));
  };
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      if (rule.parent?.type === 'rule' || isOfKeyframes(rule)) return;
      for (const declaration of declarationsOf(rule)) {
        const {prop, important} = declaration;
        if (!important && rule.selectors.every((selector) => isSet(selector, prop))) declaration.remove();
      }
    });
  });
}

const declarationsOf = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl');

const isOfWholePage = (selector: string): boolean => /^(?::root|html\[data-theme[^\]]*\])$/.test(selector);

/** Drops properties that nothing reads, repeatedly, because one may only be read by another that is dropped. */
function dropUnread(root: Root, properties: ReadonlySet<string>, names: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set(names);
    const candidates: Declaration[] = [];
    root.walkDecls((declaration) => {
      if (properties.has(declaration.prop)) candidates.push(declaration);
      for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) read.add(name);
    });
    const unread = candidates.filter(({prop}) => !read.has(prop));
    if (unread.length === 0) return;
    for (const declaration of unread) declaration.remove();
  }
}

export function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
