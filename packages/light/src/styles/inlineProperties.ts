import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** Up to this length, repeating a value takes no more than its name. */
const short = 40;
const ofBrowser = /^(?:inherit|initial|unset|revert|revert-layer)?$/;

/**
 * Replaces custom properties that have the same value everywhere by that value:
 *
 *   :root { --gap: 2px }  p { margin: var(--gap) }   → p { margin: 2px }
 *
 * Properties that are `set` elsewhere, by pages, scripts or other sheets, don't change. Those `named` there are kept.
 */
export function inlineProperties(
  root: Root,
  {set, named}: {set: ReadonlySet<string>; named: ReadonlySet<string>},
): void {
  const given = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => void given.set(one.prop, [...(given.get(one.prop) ?? []), one]));
  /** Whether the whole page has the value of its root. */
  const isOfRoot = (name: string): boolean =>
    !set.has(name) && (given.get(name) ?? []).every(({parent}) => (parent as Rule).selectors?.every(isRoot));

  const values = new Map<string, string>();
  for (const [name, [one, ...more]] of given) {
    if (!one || more.length > 0 || one.important || set.has(name) || !isUnconditional(one)) continue;
    if (ofBrowser.test(one.value) || !namesIn(one.value).every((read) => given.has(read) && isOfRoot(read))) continue;
    values.set(name, one.value);
  }
  const counts = readsIn(root);
  for (const [name, value] of values) if (value.length > short && counts.get(name)! > 1) values.delete(name);

  const whole = new Map<string, string>();
  const wholeOf = (name: string, within: readonly string[] = []): string | undefined => {
    const value = values.get(name);
    if (value === undefined || within.includes(name)) return undefined;
    if (!whole.has(name))
      whole.set(
        name,
        write(value, (inner) => wholeOf(inner, [...within, name])),
      );
    return whole.get(name);
  };
  root.walkDecls((one) => {
    if (!one.value.includes('--')) return;
    one.value = write(one.value, wholeOf);
  });
  const left = readsIn(root);
  for (const name of values.keys()) if (!left.has(name) && !named.has(name)) given.get(name)![0]!.remove();
}

/** Inserts values, with a space if they would run into the text around. */
function write(text: string, valueOf: (name: string) => string | undefined): string {
  let written = '';
  let end = 0;
  for (const match of text.matchAll(/var\((--[\w-]+)\)/g)) {
    const value = valueOf(match[1]!);
    if (value === undefined) continue;
    written += text.slice(end, match.index);
    if (/[^\s,(/*:]$/.test(written)) written += ' ';
    end = match.index + match[0].length;
    written += value + (/^[^\s,)/*;!]/.test(text.slice(end, end + 1)) ? ' ' : '');
  }
  return written + text.slice(end);
}

const namesIn = (text: string): string[] => text.match(/--[A-Za-z][\w-]*/g) ?? [];

function readsIn(root: Root): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string): void => namesIn(text).forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  root.walkDecls(({value}) => count(value));
  root.walkAtRules(({params}) => count(params));
  return counts;
}

/** Whether a declaration applies to the root of each page, in all colour modes and windows. */
function isUnconditional({parent}: Declaration): boolean {
  const rule = parent as Rule;
  if (rule.type !== 'rule' || !rule.selectors.some((selector) => /^(?::root|html|:where\(:root\))$/.test(selector)))
    return false;
  for (
    let around = rule.parent as AtRule | Root | undefined;
    around?.type === 'atrule';
    around = around.parent as AtRule
  )
    if (around.name !== 'layer') return false;
  return rule.selectors.every(isRoot);
}

const isRoot = (selector: string): boolean =>
  /^(?:(?::root|html)(?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*|:where\((?::root|html)(?:\[[^\]]*\])?\))$/.test(selector);
