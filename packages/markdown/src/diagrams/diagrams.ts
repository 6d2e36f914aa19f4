import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {attempt, visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {block, importComponents} from '../mdx/jsx';
import {mermaidProblem} from './mermaidProblem';

/**
 * Gives a diagram its name, its description, and reserves space for it.
 *
 *   ```mermaid                        <Diagram
 *   flowchart LR                        source="flowchart LR …"
 *     accTitle: The way of a page  ->   title="The way of a page"
 *     accDescr: It is built.            description="It is built."
 *     a --> b                           height="128" />
 *   ```
 *
 * Runs before Docusaurus, which would convert the block itself.
 */
export default function diagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const visit = visitEach(file);
    const blocks: Code[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      blocks.push(node);
      parent.children[index] = block('Diagram', {
        source: node.value,
        title: required(node, file, 'accTitle', 'names it in a few words: “accTitle: The way of a page”'),
        description: required(node, file, 'accDescr', 'says what it shows: “accDescr: A page is written, then built.”'),
        ...estimatedSize(node.value),
      });
    });
    const problems = (await Promise.all(blocks.map((node) => syntaxError(node, file)))).filter(
      (one) => one !== undefined,
    );
    for (const problem of problems) {
      attempt(file, () => {
        throw problem;
      });
    }
    if (blocks.length > 0) importComponents(tree, 'Diagram');
  };
}

function required(node: Code, file: VFile, field: string, what: string): string {
  const line = new RegExp(`^\\s*${field}\\s*:\\s*(\\S.*)$`, 'm').exec(node.value);
  const lines = new RegExp(`^\\s*${field}\\s*\\{([^}]*)\\}`, 'm').exec(node.value);
  const text = (line ?? lines)?.[1]?.replace(/\s+/g, ' ').trim();
  if (text) return text;
  throw authorError(
    file,
    node,
    `This diagram has no “${field}”, which screen readers read out.`,
    `Add a line below its first one that ${what}.`,
  );
}

async function syntaxError({value, position}: Code, file: VFile): Promise<Error | undefined> {
  const problem = await mermaidProblem(value);
  if (!problem) return undefined;
  // The first line of the block is its fence.
  const line = (position?.start.line ?? 0) + problem.line;
  return authorError(
    file,
    {position: {start: {line, column: 1}}},
    `Mermaid cannot draw this diagram: ${problem.reason}`,
    'Put labels with brackets or the word “end” in quotes: step["read (and check)"].',
  );
}

/** Pixels, rather too many: the browser draws the diagram later, and it should fit into the reserved space. */
function estimatedSize(source: string): {height: string; tall?: true} {
  const [first = '', ...lines] = source
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(acc(Title|Descr)|%%)/.test(line));
  if (first.startsWith('sequenceDiagram')) {
    const messages = lines.filter((line) => /--?[>x)]|^\s*note /i.test(line));
    return {height: String(170 + 50 * messages.length)};
  }
  const isHorizontal = /\b(LR|RL)\b/.test(first) || lines.some((line) => /^\s*direction\s+(LR|RL)/.test(line));
  if (isHorizontal) return {height: String(Math.min(110 + 18 * lines.length, 600))};
  return {height: String(Math.min(80 + 100 * lines.length, 600)), tall: true};
}
