/**
 * In place of `react-fast-compare`, of which only the head of the page makes use: for values, lists, objects and
 * elements, which name the component that they stand in.
 */
export default function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name === '_owner' || (Object.hasOwn(b, name) && isEqual(a[name], b[name])))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
