import type {AtRule, ChildNode, Container, Declaration, Root, Rule} from 'postcss';

/** What a framework styles: nothing else is dropped. */
export interface Framework {
  classes: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/**
 * Drops from a sheet what of a framework nobody names, and what the sheet sets anew below:
 *
 *   .old { … }  .new, .old { … }     in a site that only says “new”   → .new { … }
 *   :root { --old-colour: … }        where nobody reads it            → (nothing)
 *
 * A name that is put together, as in `new--${size}`, leaves its beginning: all that begin so are kept.
 */
export function dropUnused(root: Root, {classes, properties}: Framework, names: ReadonlySet<string>): void {
  const beginnings = [...names].filter((name) => /^[a-z].*-$/.test(name));
  const isUsed = (name: string): boolean =>
    names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  dropRules(root, (name) => !classes.has(name) || isUsed(name));
  dropOverridden(root, properties);
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

/** What a selector asks for; a class in `:not(…)` need not be there. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1]!);

export const isOfKeyframes = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** For whole pages, in all colour modes, which is as strong as anything before it that is for whole pages. */
const everywhere = [':root', 'html[data-theme]'];

function dropOverridden(root: Root, properties: ReadonlySet<string>): void {
  const setBelow = new Set<string>();
  const dropSet = (rule: ChildNode): void => {
    if (rule.type !== 'rule' || !rule.selectors.every(isOfWholePage)) return;
    for (const declaration of declarationsOf(rule)) if (setBelow.has(declaration.prop)) declaration.remove();
  };
  for (const rule of [...root.nodes].reverse()) {
    dropSet(rule);
    if (rule.type !== 'rule' || !everywhere.every((selector) => rule.selectors.includes(selector))) continue;
    for (const {prop} of declarationsOf(rule)) if (properties.has(prop)) setBelow.add(prop);
  }
  // What is in no layer wins over what is in one, wherever it stands.
  for (const node of root.nodes) if (node.type === 'atrule' && node.name === 'layer') node.nodes?.forEach(dropSet);
}

const declarationsOf = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl');

const isOfWholePage = (selector: string): boolean => /^(?::root|html\[data-theme[^\]]*\])$/.test(selector);

/** Drops properties that nobody reads. One may be read by another that is dropped: until all are read. */
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
