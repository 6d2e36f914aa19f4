import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Site} from '../settings/site';

/** What to type for a command of ours: the site's own script, where it has one that ends in it. */
export function commandIn({dir}: Pick<Site, 'dir'>, command: string, options = ''): string {
  const [script] = Object.entries(scriptsIn(dir)).find(([, does]) => does.endsWith(`lectern ${command}`)) ?? [];
  if (script === undefined) return `npx lectern ${command} ${options}`.trimEnd();
  // npm takes options for its own unless two hyphens stand before them.
  return `npm run ${script} ${options.startsWith('-') ? '-- ' : ''}${options}`.trimEnd();
}

function scriptsIn(dir: string): Record<string, string> {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as {scripts?: Record<string, string>}).scripts ?? {};
}
