/** In place of lodash: whether a schema says nothing, or is only `true` or `false`. */
export default function isEmpty(schema: unknown): boolean {
  return typeof schema !== 'object' || schema === null || Object.keys(schema).length === 0;
}
