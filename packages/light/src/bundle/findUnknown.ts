import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {namesIn as namesInRegistry} from './registry.cjs';
import {routesIn} from './routes.cjs';

type Find = (read: (name: string) => string) => string | undefined;

/** Checks what Docusaurus generates, by the part that shortens it: each returns an unknown form, if it finds one. */
const finds = {
  /** A list of the parts of all pages, one of their loaders, and one of the routes, all with the same names. */
  pages(read) {
    const parts = new Set<string>();
    const pages = new Set(
      Object.keys(
        JSON.parse(read('routesChunkNames.json'), (_, value: unknown) => {
          if (typeof value === 'string') parts.add(value);
          return value;
        }) as object,
      ),
    );
    if (!isSame(parts, new Set(namesInRegistry(read('registry.js')))))
      return 'registry.js names other parts than routesChunkNames.json';
    if (!isSame(pages, new Set(routesIn(read('routes.js')))))
      return 'routes.js names other pages than routesChunkNames.json';
    return undefined;
  },

  texts(read) {
    const texts = Object.values(JSON.parse(read('codeTranslations.json')) as object);
    return texts.every((text) => typeof text === 'string') ? undefined : 'codeTranslations.json holds more than texts';
  },
} satisfies Record<string, Find>;

export function findUnknown(part: keyof typeof finds, generatedFilesDir: string): string | undefined {
  try {
    return finds[part]((name) => {
      const file = path.join(generatedFilesDir, name);
      if (!existsSync(file)) throw new Missing(`it generates no ${name}`);
      return readFileSync(file, 'utf8');
    });
  } catch (error) {
    return error instanceof Missing ? error.message : `what it generates cannot be read: ${(error as Error).message}`;
  }
}

class Missing extends Error {}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));
