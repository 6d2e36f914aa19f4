import type {AtRule, Root} from 'postcss';

/**
 * Docusaurus puts each file of its styles into a cascade layer. This joins the blocks of a layer, in their order:
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
