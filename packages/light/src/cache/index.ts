import {createHash} from 'node:crypto';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginConfig} from '@docusaurus/types';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';

/** Cache options of both bundlers. */
interface Caches {
  experiments?: {cache?: {version?: unknown; buildDependencies: string[]}};
  cache?: boolean | {version?: unknown; buildDependencies: {config: string[]}};
}

/**
 * The bundler caches its results for the next build, until a dependency changes. Docusaurus only lists
 * docusaurus.config. This adds what that file imports and reads from the environment, and the site's own
 * plugins.
 */
export function cache({siteConfig, siteDir, baseUrl}: LoadContext): Part {
  return {
    configureWebpack(config) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      const {experiments, cache: ofWebpack} = config as Caches;
      const cacheOptions = experiments?.cache ?? (typeof ofWebpack === 'object' ? ofWebpack : undefined);
      if (typeof cacheOptions?.version !== 'string') {
        staysStock('@lectern/light', 'the bundler keeps what it made with other options', 'its cache is another one');
        return {};
      }
      const {presets, plugins, themes, markdown} = siteConfig;
      const options = JSON.stringify([
        baseUrl,
        ...[presets, plugins, themes].map((list) => list.map(withOptions)),
        markdown,
      ]);
      const version = `${cacheOptions.version}-${createHash('sha256').update(options).digest('base64url')}`;
      const code = [...plugins, ...themes].flatMap((plugin) => codeOf(plugin, siteDir));
      const files = [...codeIn(path.dirname(__dirname)), ...code];
      return Array.isArray(cacheOptions.buildDependencies)
        ? {experiments: {cache: {version, buildDependencies: files}}}
        : ({cache: {version, buildDependencies: {config: files}}} as object);
    },
  };
}

/** Options hidden from readers have a `toJSON`; a copy lacks it. */
function withOptions(entry: unknown): unknown {
  if (!Array.isArray(entry)) return entry;
  const [name, options] = entry as [unknown, unknown];
  return [name, typeof options === 'object' ? {...options} : options];
}

/** `./src/plugins/blog/index.ts` or `./src/plugins/blog` → all code in that folder; nothing for packages. */
function codeOf(plugin: PluginConfig, siteDir: string): string[] {
  const name = Array.isArray(plugin) ? plugin[0] : plugin;
  if (typeof name !== 'string' || (!/^\.{1,2}[\\/]/.test(name) && !path.isAbsolute(name))) return [];
  const place = path.resolve(siteDir, name);
  if (!existsSync(place)) return [];
  if (statSync(place).isDirectory()) return codeIn(place);
  return path.dirname(place) === siteDir ? [place] : codeIn(path.dirname(place));
}

function codeIn(folder: string): string[] {
  const names = readdirSync(folder, {recursive: true}) as string[];
  return names
    .filter((name) => /^(?!.*node_modules).*(?<!\.test)\.[cm]?[jt]sx?$/.test(name))
    .map((name) => path.join(folder, name));
}
