import type {Directives} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import {authorError} from '@lectern/kit/authorError';

/** Stops at a setting that a directive does not have. */
export function checkSettings(node: Directives, known: string[], file: VFile): void {
  const unknown = Object.keys(node.attributes ?? {}).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const hint = known.length === 0 ? `Take it out: “${node.name}” has none.` : `Its settings are: ${known.join(', ')}.`;
  throw authorError(file, node, `“${node.name}” has no setting “${unknown}”.`, hint);
}
