import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface PersistentCache {
  experiments?: {cache?: {type: 'persistent'; buildDependencies: string[]}};
}

/** What src/remark/code/highlight.ts marks in code. */
const colours = path.join(__dirname, '../../css/code.css');

/**
 * The bundler keeps its results for the next build, until what decides on them changes. Docusaurus tells it that this
 * is docusaurus.config.ts; it is each plugin as well, which the configuration only names.
 */
export default function buildCache(): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      if (!(config as PersistentCache).experiments?.cache) return undefined;
      return {experiments: {cache: {buildDependencies: [...codeOfPlugins(), colours]}}};
    },
  };
}

function codeOfPlugins(): string[] {
  const folder = path.dirname(__dirname);
  const names = readdirSync(folder, {recursive: true}) as string[];
  return names.filter((name) => /(?<!\.test)\.[cm]?[jt]sx?$/.test(name)).map((name) => path.join(folder, name));
}
