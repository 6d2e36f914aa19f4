import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {namesIn as namesInRegistry} from './registry.cjs';
import {routesIn} from './routes.cjs';

/**
 * Whether what Docusaurus generates is what the loaders here know: one list of the parts of all pages, one of what
 * loads them, one of the routes, each with the same names. The answer is what is not, if anything.
 */
export function findUnknown(generatedFilesDir: string): string | undefined {
  const files = ['registry.js', 'routesChunkNames.json', 'routes.js'].map((name) => path.join(generatedFilesDir, name));
  const missing = files.find((file) => !existsSync(file));
  if (missing) return `it generates no ${path.basename(missing)}`;
  const [registry = '', chunkNames = '', routes = ''] = files.map((file) => readFileSync(file, 'utf8'));

  const parts = new Set<string>();
  const pages = new Set(
    Object.keys(
      JSON.parse(chunkNames, (_, value: unknown) => {
        if (typeof value === 'string') parts.add(value);
        return value;
      }) as object,
    ),
  );
  if (!isSame(parts, new Set(namesInRegistry(registry))))
    return 'registry.js names other parts than routesChunkNames.json';
  if (!isSame(pages, new Set(routesIn(routes)))) return 'routes.js names other pages than routesChunkNames.json';
  return undefined;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));
