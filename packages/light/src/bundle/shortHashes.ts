import type {Plugin} from '@docusaurus/types';
import {staysStock} from '@lectern/kit/stock';

type Module = Parameters<NonNullable<Plugin['configureWebpack']>>[0]['module'];

const whole = '[contenthash]';

/** Each page names its fonts and files: eight digits, as scripts have, tell two of one name apart as well as 32 do. */
export function shortHashes(module: Module): void {
  let found = false;
  for (const {use} of (module?.rules ?? []) as {use?: unknown}[]) {
    for (const {options} of (Array.isArray(use) ? use : []) as {options?: {name?: unknown}}[]) {
      if (typeof options?.name !== 'string' || !options.name.includes(whole)) continue;
      options.name = options.name.replace(whole, '[contenthash:8]');
      found = true;
    }
  }
  if (!found) staysStock('@lectern/light', 'names of fonts have whole hashes', 'no rule of the bundler names them so');
}
