import type {Root} from 'mdast';
import type {Math} from 'mdast-util-math';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {block, importComponents} from '../mdx/jsx';
import {number} from '../figures/numbered';

/**
 * Numbers formulas with an id.
 *
 *   $$ {#eq-mean}      <Equation id="eq-mean">
 *   x = y          ->    $$ x = y \tag{1} $$
 *   $$                 </Equation>
 */
export default function equations() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    let isUsed = false;
    visit(tree, 'math', (node, index, parent) => {
      if (!node.meta || !parent || index === undefined) return;
      isUsed = true;
      const id = readId(node, file);
      setFormula(node, `${node.value} \\tag{${number(file, node, 'equation', id).number}}`);
      const element = block('Equation', {id}, [node]);
      element.position = node.position;
      parent.children[index] = element;
      return index + 1;
    });
    if (isUsed) importComponents(tree, 'Equation');
  };
}

function readId(node: Math, file: VFile): string {
  const id = /^\{#([\w-]+)\}$/.exec(node.meta?.trim() ?? '')?.[1];
  if (!id) {
    throw authorError(
      file,
      node,
      `“${node.meta}” is not a valid formula id.`,
      'Write “$$ {#eq-name}” to number the formula, and begin the formula itself on the next line.',
    );
  }
  if (/\\tag\b/.test(node.value)) {
    throw authorError(
      file,
      node,
      `The formula “${id}” has a \\tag of its own.`,
      'Remove it: formulas with an id are numbered automatically.',
    );
  }
  return id;
}

/** remark-math has copied the formula to the data for the HTML. */
function setFormula(node: Math, formula: string): void {
  node.value = formula;
  visit({type: 'root', children: node.data?.hChildren ?? []}, 'text', (text: {value: string}) => {
    text.value = formula;
  });
}
