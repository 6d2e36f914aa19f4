import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';

const code = '*.{ts,mts,cts,js,mjs,cjs,json}';

/**
 * Where a site lists a redirect, for messages: `docusaurus.config.ts:12`. The list stands in the file that the option
 * `redirectsFile` names, or else in the configuration, or in a module that it may import.
 */
export function placeOf(
  from: string,
  {siteDir, siteConfigPath}: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>,
  named?: string,
): string {
  const config = path.relative(siteDir, siteConfigPath);
  const others = (): string[] => Globby.sync([code, `src/**/${code}`], {cwd: siteDir}).sort();
  for (const file of named === undefined ? [config, ...others()] : [named]) {
    const line = lineOf(path.join(siteDir, file), (text) => isKey(text, from));
    if (line > 0) return `${file}:${line}`;
  }
  const file = named ?? config;
  return `${file}:${lineOf(path.join(siteDir, file), (text) => /\bredirects\b/.test(text)) || 1}`;
}

/** `'/docs/old': …` */
function isKey(text: string, from: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const [, ...after] = text.split(quote + from + quote);
    return after.some((rest) => /^\s*\]?\s*:/.test(rest));
  });
}

function lineOf(file: string, isIt: (text: string) => boolean): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').findIndex(isIt) + 1 : 0;
}
