import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentLocale, type Locale} from '../config/i18n';
import {tabGroups} from '../config/tabGroups';
import {nearest} from '../text/nearest';
import {authorError} from './authorError';
import {block} from './jsx';

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
 * What is written with these components is held to the same rules.
 */
export default function tabs({locale = currentLocale}: {locale?: Locale} = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'containerDirective', (node: ContainerDirective, index, parent) => {
      if (node.name === 'tabs') {
        parent!.children[index!] = setOf(node, file);
        // On with what stands there now.
        return [SKIP, index!];
      }
      if (node.name === 'tab') {
        throw authorError(file, node, 'This tab is in no set of tabs.', 'Put “::::tabs” before and “::::” behind it.');
      }
      return undefined;
    });
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Tabs') checkSet(node, file, locale);
    });
  };
}

function setOf(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  const {group: name, ...others} = node.attributes ?? {};
  const group = name ?? undefined;
  const [unknown] = Object.keys(others);
  if (unknown) throw authorError(file, node, `Tabs have no setting “${unknown}”.`, 'There is {group=…}.');
  const [label, content] = labelOf(node);
  const items = content.map((child) => {
    if (child.type === 'containerDirective' && child.name === 'tab') return itemOf(child, file);
    throw authorError(
      file,
      child,
      'Between tabs, nothing else may stand.',
      'Each begins with “:::tab[Label]”. Give “tabs” more colons than its tabs: “::::tabs”.',
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
    throw authorError(file, node, `A tab has no setting “${unknown}”.`, 'There are {value=…} and {default}.');
  }
  const [label, content] = labelOf(node);
  const value = given ?? label?.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
  const item = block('TabItem', {value, label, default: isDefault === undefined ? undefined : true}, content);
  item.position = node.position;
  return item;
}

/** The words in brackets, and what follows them. */
function labelOf(node: ContainerDirective): [string | undefined, ContainerDirective['children']] {
  const [first, ...others] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  return isLabel ? [toString(first), others] : [undefined, node.children];
}

function checkSet(set: MdxJsxFlowElement, file: VFile, locale: Locale): void {
  const group = attribute(set, 'groupId');
  if (group !== undefined && !tabGroups[group]) {
    const names = Object.keys(tabGroups);
    const meant = nearest(group, names);
    throw authorError(
      file,
      set,
      `There is no group of tabs “${group}”.`,
      meant ? `Did you mean “${meant}”?` : `There are ${names.join(', ')}; add yours to src/config/tabGroups.ts.`,
    );
  }
  if (attribute(set, 'label') === undefined) {
    if (group === undefined) {
      throw authorError(
        file,
        set,
        'These tabs have no name for those who do not see them.',
        'Give them a group, or a name: “::::tabs[Format]”.',
      );
    }
    set.attributes.push({type: 'mdxJsxAttribute', name: 'label', value: tabGroups[group]![locale]});
  }
  const items = set.children.filter(({type}) => type !== 'mdxFlowExpression') as MdxJsxFlowElement[];
  if (items.length < 2) {
    throw authorError(
      file,
      set,
      'A set of tabs has at least two of them.',
      'Write what all readers need without tabs.',
    );
  }
  const values = new Set<string>();
  for (const item of items) checkItem(item, values, file);
  const [, second] = items.filter((item) => attribute(item, 'default') !== undefined);
  if (second) {
    throw authorError(file, second, 'Two tabs of this set are open at first.', 'Leave “default” to one of them.');
  }
}

function checkItem(item: MdxJsxFlowElement, values: Set<string>, file: VFile): void {
  if (item.name !== 'TabItem') return;
  if (!attribute(item, 'label')) {
    throw authorError(file, item, 'This tab has no label.', 'Write it in brackets: “:::tab[Bash]”.');
  }
  const value = attribute(item, 'value');
  if (!value) throw authorError(file, item, 'This tab has no value.', 'Name it, as in value="bash".');
  if (values.has(value)) {
    throw authorError(
      file,
      item,
      `Two tabs of this set are “${value}”.`,
      'Tell them apart: “:::tab[Bash]{value=bash}”.',
    );
  }
  values.add(value);
}

function attribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!found) return undefined;
  // What is computed cannot be read here; it is there, which is all that is asked.
  return typeof found.value === 'string' ? found.value : (found.value?.value ?? '');
}
