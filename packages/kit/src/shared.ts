/**
 * One value for the whole process. Docusaurus loads the imports of each plugin again, so a module variable isn't the
 * same for two plugins.
 */
export function shared<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  return (values[Symbol.for(`lectern: ${name}`)] ??= make());
}
