import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {attempt, report, visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {block} from '../mdx/jsx';
import type {Site} from '../site';

export type Place = Pick<Site, 'locale' | 'defaultLocale' | 'tabGroups'>;

/**
 * Tabs, in Markdown.
 *
 *   ::::tabs{group=shell}
 *   :::tab[Bash]
 *   …
 *   :::
 *   ::::
 *
 * becomes
 *
 *   <Tabs groupId="shell" queryString label="Shell"><TabItem value="bash" label="Bash">…</TabItem></Tabs>
 *
 * Tabs written as these components follow the same rules.
 */
export default function tabs(site: Place) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'containerDirective', (node: ContainerDirective, index, parent) => {
      if (node.name === 'tabs') {
        parent!.children[index!] = setOf(node, file);
        // Continues with the nodes that replaced it.
        return [SKIP, index!];
      }
      if (node.name === 'tab') {
        throw authorError(
          file,
          node,
          'This tab is outside a set of tabs.',
          'Put “::::tabs” before the first tab and “::::” after the last one.',
          'tabSets',
        );
      }
      return undefined;
    });
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Tabs') checkSet(node, file, site);
    });
  };
}

function setOf(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  const {group: name, ...others} = node.attributes ?? {};
  const group = name ?? undefined;
  const [unknown] = Object.keys(others);
  if (unknown)
    throw authorError(
      file,
      node,
      `“tabs” has no setting “${unknown}”.`,
      'Its only setting is the group: “::::tabs{group=shell}”.',
      'tabSets',
    );
  const [label, content] = labelOf(node);
  const items = content.map((child) => {
    if (child.type === 'containerDirective' && child.name === 'tab') return itemOf(child, file);
    throw authorError(
      file,
      child,
      'Only “:::tab” is allowed inside “::::tabs”.',
      'Begin each tab with “:::tab[Label]”, and give “::::tabs” more colons than its tabs.',
      'tabSets',
    );
  });
  const set = block('Tabs', {groupId: group, queryString: group === undefined ? undefined : true, label}, items);
  set.position = node.position;
  return set;
}

function itemOf(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  const {value: given, default: isDefault, ...others} = node.attributes ?? {};
  const [unknown] = Object.keys(others);
  if (unknown) {
    throw authorError(
      file,
      node,
      `“tab” has no setting “${unknown}”.`,
      'Its settings are “value” and “default”.',
      'tabSets',
    );
  }
  const [label, content] = labelOf(node);
  const value = given ?? label?.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
  const item = block('TabItem', {value, label, default: isDefault === undefined ? undefined : true}, content);
  item.position = node.position;
  return item;
}

/** The label in brackets, and the content after it. */
function labelOf(node: ContainerDirective): [string | undefined, ContainerDirective['children']] {
  const [first, ...others] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  return isLabel ? [toString(first), others] : [undefined, node.children];
}

function checkSet(set: MdxJsxFlowElement, file: VFile, site: Place): void {
  const group = attribute(set, 'groupId');
  attempt(file, () => checkName(set, group, file, site));
  const items = set.children.filter(({type}) => type !== 'mdxFlowExpression') as MdxJsxFlowElement[];
  const values = new Set<string>();
  // `<Tabs values={…}>` has the labels.
  const isLabelled = attribute(set, 'values') !== undefined;
  for (const [index, item] of items.entries()) {
    if (item.name !== 'TabItem') continue;
    complete(item, index, isLabelled, file);
    attempt(file, () => checkValue(item, values, file));
  }
  if (items.length < 2) {
    report(
      file,
      authorError(
        file,
        set,
        'A set of tabs needs at least two tabs.',
        'Add another tab, or write the text without tabs.',
        'tabSets',
      ),
    );
  }
  const [, second] = items.filter((item) => attribute(item, 'default') !== undefined);
  if (second) {
    report(
      file,
      authorError(
        file,
        second,
        'Two tabs of this set have “default”.',
        'Only one tab can be open at first: remove “default” from the other.',
        'tabSets',
      ),
    );
  }
}

/** Names a set after its author's label or its group; an unlisted group is allowed. */
export function checkName(set: MdxJsxFlowElement, group: string | undefined, file: VFile, site: Place): void {
  const {tabGroups, locale, defaultLocale} = site;
  if (!tabGroups) return;
  if (group !== undefined && !tabGroups[group]) {
    const names = Object.keys(tabGroups);
    const meant = nearest(group, names);
    report(
      file,
      authorError(
        file,
        set,
        `There is no tab group “${group}”.`,
        meant
          ? `Did you mean “${meant}”?`
          : `There are ${names.join(', ')}; add yours to “tabGroups” in the configuration.`,
        'tabGroups',
      ),
    );
  }
  if (attribute(set, 'label') !== undefined) return;
  if (group === undefined) {
    report(
      file,
      authorError(
        file,
        set,
        'This set of tabs needs an accessible name.',
        'Add one, “::::tabs[Format]”, or name a group, “::::tabs{group=format}”.',
        'tabNames',
      ),
    );
    return;
  }
  give(set, 'label', tabGroups[group] ? nameOf(tabGroups[group], locale, defaultLocale) : group);
}

/** The name in a language, or else in the first one that has it. */
function nameOf(names: Record<string, string>, ...locales: string[]): string {
  return [...locales.map((locale) => names[locale]), ...Object.values(names)].find((name) => name !== undefined) ?? '';
}

/** A tab without a label shows its value, as in Docusaurus, and one without a value gets its label or its number. */
function complete(item: MdxJsxFlowElement, index: number, isLabelled: boolean, file: VFile): void {
  const label = attribute(item, 'label') || undefined;
  const value = attribute(item, 'value') || undefined;
  if (!label && !isLabelled) {
    if (!value) {
      report(
        file,
        authorError(file, item, 'This tab has no label.', 'Write it in brackets: “:::tab[Bash]”.', 'tabLabels'),
      );
    }
    give(item, 'label', value ?? String(index + 1));
  }
  if (!value) {
    if (label) {
      report(file, authorError(file, item, 'This tab has no value.', 'Add one, as in value="bash".', 'tabLabels'));
    }
    give(item, 'value', label ?? String(index + 1));
  }
}

function give(element: MdxJsxFlowElement, name: string, value: string): void {
  const others = element.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== name);
  element.attributes = [...others, {type: 'mdxJsxAttribute', name, value}];
}

/** Docusaurus can't show two tabs with the same value. */
function checkValue(item: MdxJsxFlowElement, values: Set<string>, file: VFile): void {
  const value = attribute(item, 'value') ?? '';
  if (values.has(value)) {
    throw authorError(
      file,
      item,
      `Two tabs of this set have the value “${value}”.`,
      'Give one of them another value: “:::tab[Bash]{value=bash}”.',
    );
  }
  values.add(value);
}

function attribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!found) return undefined;
  // A computed value is unknown here, but it exists, which is enough.
  return typeof found.value === 'string' ? found.value : (found.value?.value ?? '');
}
