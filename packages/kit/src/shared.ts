/**
 * One value for the whole process. Docusaurus loads each plugin with copies of its own of all that it imports, so that
 * a variable of a module is not the same for two plugins.
 */
export function shared<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  return (values[Symbol.for(`lectern: ${name}`)] ??= make());
}
