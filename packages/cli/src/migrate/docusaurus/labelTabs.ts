import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parsePage, type Syntax} from './parsePage';

/**
 * Gives tabs the label that Docusaurus takes from elsewhere.
 *
 *   <TabItem value="npm">   becomes   <TabItem label="npm" value="npm">
 */
export function labelTabs(text: string, syntax: Syntax): string {
  const insertions: [at: number, what: string][] = [];
  visit(parsePage(text, syntax), 'mdxJsxFlowElement', (set: MdxJsxFlowElement) => {
    if (set.name !== 'Tabs') return;
    const labels = labelsOf(set);
    for (const item of set.children as MdxJsxFlowElement[]) {
      const value = attributeOf(item, 'value')?.value;
      if (item.name !== 'TabItem' || attributeOf(item, 'label') || typeof value !== 'string') continue;
      const label = labels.get(value) ?? value;
      const at = item.position!.start.offset! + '<TabItem'.length;
      insertions.push([at, label.includes('"') ? ` label={${JSON.stringify(label)}}` : ` label="${label}"`]);
    }
  });
  return insertions
    .sort(([one], [other]) => other - one)
    .reduce((changed, [at, what]) => changed.slice(0, at) + what + changed.slice(at), text);
}

/** `<Tabs values={[{label: 'npm', value: 'npm'}]}>` */
function labelsOf(set: MdxJsxFlowElement): Map<string, string> {
  const given = attributeOf(set, 'values')?.value;
  const written = typeof given === 'object' && given ? given.value : '';
  const labels = new Map<string, string>();
  for (const [entry] of written.matchAll(/\{[^{}]*\}/g)) {
    const [, , label] = /\blabel['"]?\s*:\s*(['"])(.*?)\1/.exec(entry) ?? [];
    const [, , value] = /\bvalue['"]?\s*:\s*(['"])(.*?)\1/.exec(entry) ?? [];
    if (label !== undefined && value !== undefined) labels.set(value, label);
  }
  return labels;
}

function attributeOf(element: MdxJsxFlowElement, name: string): MdxJsxAttribute | undefined {
  return element.attributes?.find((one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name);
}
