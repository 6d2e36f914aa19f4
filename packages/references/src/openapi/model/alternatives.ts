import type {Alternative, Shape} from './types';

/** A text that only one of the alternatives says, or all in the same words, is of the value itself. */
export function addAlternatives(shape: Shape, alternatives: Alternative[]): void {
  for (const fact of ['description', 'default', 'example'] as const) {
    const said = new Set(alternatives.flatMap((one) => one[fact] ?? []));
    if (said.size === 1) shape[fact] ??= [...said][0]!;
    for (const one of alternatives) if (one[fact] === shape[fact]) delete one[fact];
  }
  // A type that has nothing else to say stands in that of the value.
  const telling = alternatives.filter((one) => Object.keys(one).length > 1);
  if (telling.length > 0) shape.alternatives = telling;
}
