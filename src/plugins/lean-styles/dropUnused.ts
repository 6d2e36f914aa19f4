import type {AtRule, Container, Declaration, Root, Rule} from 'postcss';

/**
 * Drops from a sheet what nobody names, and what another one sets anew:
 *
 *   .old { … }  .new, .old { … }     in a site that only says “new”   → .new { … }
 *   :root { --old-colour: … }        where nobody reads it            → (nothing)
 *
 * A name that is put together, as in `new--${size}`, leaves its beginning: all that begin so are kept.
 */
export function dropUnused(root: Root, names: ReadonlySet<string>, overridden: ReadonlySet<string> = new Set()): void {
  dropRules(root, isUsedBy(names));
  root.walkDecls((declaration) => {
    if (overridden.has(declaration.prop) && isOfWholePage(declaration)) declaration.remove();
  });
  dropUnread(root, names);
  dropEmpty(root);
}

/** As weak as what sets the property anew. */
const isOfWholePage = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' && parent.selectors.every((one) => /^(?::root|html\[data-theme[^\]]*\])$/.test(one));

function isUsedBy(names: ReadonlySet<string>): (name: string) => boolean {
  const beginnings = [...names].filter((name) => /^[a-z].*-$/.test(name));
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

function dropRules(root: Root, isUsed: (name: string) => boolean): void {
  root.walkRules((rule) => {
    if (isOfKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** What a selector asks for; a class in `:not(…)` need not be there. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1]!);

const isOfKeyframes = ({parent}: Rule): boolean => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** Drops properties that nobody reads. One may be read by another that is dropped: until all are read. */
export function dropUnread(root: Root, names: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set(names);
    const properties: Declaration[] = [];
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) properties.push(declaration);
      for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) read.add(name);
    });
    const unread = properties.filter(({prop}) => !read.has(prop));
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
