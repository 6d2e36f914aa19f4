import type {AtRule, ChildNode, Declaration, Root, Rule} from 'postcss';
import {isOfKeyframes} from './dropUnused';

/** A part of a sheet that stays together: a rule, but each custom property alone, because it goes where it is read. */
export interface Unit {
  rule: Rule;
  /** Content of the rule: one custom property, or everything else. */
  nodes: ChildNode[];
  /** Also those of nested rules. */
  declarations: Declaration[];
  /** Set for a custom property. */
  property?: string;
  /** `a.b` in `@layer a { @layer b { … } }` */
  layer: string;
}

/** The units in their order. A nested rule belongs to the outer one. */
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
