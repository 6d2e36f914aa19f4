import {makeReferences} from './make';
import {makeInFolder, type Wanted} from './ownFolder';
import type {Site} from './site';
import type {ReferencesOptions} from './types';

export const commandName = 'references';

/** The command line that Docusaurus passes to plugins. */
interface Cli {
  command(name: string): Cli;
  description(text: string): Cli;
  option(flags: string, text: string): Cli;
  action(run: (options: Wanted & {force?: boolean}) => Promise<void>): Cli;
}

/** `docusaurus references`: generates the pages, and nothing else. */
export function addCommand(cli: unknown, options: ReferencesOptions, site: Site): void {
  (cli as Cli)
    .command(commandName)
    .description('Make the pages of API references whose sources have changed.')
    .option('--force', 'make all of them')
    .option('--openapi <file>', 'make those of this file instead, which no option lists')
    .option('--graphql <file>', 'the same for a schema')
    .option('--out <folder>', 'where the pages of that file go')
    .action(async ({force = false, openapi, graphql, out}) => {
      const isOwn = openapi !== undefined || graphql !== undefined || out !== undefined;
      const isDone = isOwn
        ? await makeInFolder({openapi, graphql, out}, options, site)
        : await makeReferences(options, site, {force});
      if (!isDone) process.exitCode = 1;
    });
}
