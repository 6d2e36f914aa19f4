import type {Plugin} from '@docusaurus/types';

type Module = Parameters<NonNullable<Plugin['configureWebpack']>>[0]['module'];

/** Each page names its fonts and files: eight digits, as scripts have, tell two of one name apart as well as 32 do. */
export function shortHashes(module: Module): void {
  for (const {use} of (module?.rules ?? []) as {use?: unknown}[]) {
    for (const {options} of (Array.isArray(use) ? use : []) as {options?: {name?: unknown}}[]) {
      if (typeof options?.name === 'string') options.name = options.name.replace('[contenthash]', '[contenthash:8]');
    }
  }
}
