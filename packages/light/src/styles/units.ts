import type {AtRule, ChildNode, Declaration, Root, Rule} from 'postcss';
import {isOfKeyframes} from './dropUnused';

/** What of a sheet goes into one part as a whole: a rule, but a custom property alone, as it follows those who read it. */
export interface Unit {
  rule: Rule;
  /** What is within the rule: one custom property, or all else. */
  nodes: ChildNode[];
  /** Also those of rules within it. */
  declarations: Declaration[];
  /** Where it is a custom property. */
  property?: string;
  /** `a.b` in `@layer a { @layer b { … } }` */
  layer: string;
}

/** In their order. A rule within another goes with it. */
export function unitsOf(root: Root): Unit[] {
  const units: Unit[] = [];
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule' || isOfKeyframes(rule)) return;
    const layer = layersOf(rule).join('.');
    const others = rule.nodes.filter((node) => !isProperty(node));
    if (others.length > 0) units.push({rule, nodes: others, declarations: others.flatMap(declarationsIn), layer});
    for (const node of rule.nodes) {
      if (isProperty(node)) units.push({rule, nodes: [node], declarations: [node], property: node.prop, layer});
    }
  });
  return units;
}

const isProperty = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--');

function declarationsIn(node: ChildNode): Declaration[] {
  if (node.type === 'decl') return [node];
  return 'nodes' in node ? (node.nodes ?? []).flatMap(declarationsIn) : [];
}

function layersOf({parent}: Rule | AtRule): string[] {
  if (parent?.type !== 'atrule') return [];
  const around = layersOf(parent);
  return (parent as AtRule).name === 'layer' ? [...around, (parent as AtRule).params] : around;
}
