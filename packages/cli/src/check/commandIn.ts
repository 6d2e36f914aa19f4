import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Site} from '../settings/site';

/** The command that an author has to type: the npm script of the site that runs it, or else `npx lectern …`. */
export function commandIn({dir}: Pick<Site, 'dir'>, command: string, options = ''): string {
  const [script] = Object.entries(scriptsIn(dir)).find(([, does]) => does.endsWith(`lectern ${command}`)) ?? [];
  if (script === undefined) return `npx lectern ${command} ${options}`.trimEnd();
  // npm takes options for its own, except after two hyphens.
  return `npm run ${script} ${options.startsWith('-') ? '-- ' : ''}${options}`.trimEnd();
}

function scriptsIn(dir: string): Record<string, string> {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as {scripts?: Record<string, string>}).scripts ?? {};
}
