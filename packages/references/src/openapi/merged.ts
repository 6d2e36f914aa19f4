import {foldSiblingsIntoBranches, mergeAllOf} from 'docusaurus-theme-openapi-docs/lib/theme/Schema/normalize';
import {isObject} from './objects';

/**
 * A schema that is made of others, with what they are together, which the theme would find out in the browser:
 *
 *   allOf: [A, B]                       → with `x-merged`, A and B in one
 *   properties: …, oneOf: [A, B]        → A and B each with `x-with-siblings`, itself and the properties in one
 *
 * The stub of `allof-merge` in ../bundle takes them from there.
 */
export function withMerged(schema: Record<string, unknown>): Record<string, unknown> {
  if (Array.isArray(schema.allOf)) return {...schema, 'x-merged': mergeAllOf(schema)};
  const key = ['oneOf', 'anyOf'].find((choice) => Array.isArray(schema[choice]));
  const folded = key && isObject(schema.properties) ? foldSiblingsIntoBranches(schema) : schema;
  if (!key || folded === schema) return schema;
  const branches = (schema[key] as unknown[]).map((branch, at) =>
    isObject(branch) ? {...branch, 'x-with-siblings': (folded[key] as unknown[])[at]} : branch,
  );
  return {...schema, [key]: branches};
}
