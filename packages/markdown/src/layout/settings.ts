import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {authorError} from '@lectern/kit/authorError';

type Directive = Node & {name: string; attributes?: object | null};

/** Throws at an unknown setting of a directive. */
export function checkSettings(node: Directive, known: string[], file: VFile): void {
  const unknown = Object.keys(node.attributes ?? {}).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const hint = known.length === 0 ? `Take it out: “${node.name}” has none.` : `Its settings are: ${known.join(', ')}.`;
  throw authorError(file, node, `“${node.name}” has no setting “${unknown}”.`, hint);
}
