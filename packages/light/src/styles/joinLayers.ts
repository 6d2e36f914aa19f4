import type {AtRule, Root} from 'postcss';

/**
 * Docusaurus puts each file of its own styles into a cascade layer. What is in one layer keeps its order in one block:
 *
 *   @layer a{p{…}} b{…} @layer a{q{…}}   → @layer a{p{…}q{…}} b{…}
 */
export function joinLayers(root: Root): void {
  const blocks = new Map<string, AtRule>();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) return;
    const block = blocks.get(node.params);
    if (!block) return void blocks.set(node.params, node);
    block.append(node.nodes);
    node.remove();
  });
}
