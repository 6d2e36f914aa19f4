import path from 'node:path';
import {Command} from 'commander';
import openapiPlugin from 'docusaurus-plugin-openapi-docs';
import type {PluginSettings} from './settings';

type Generators = Record<string, (page: never) => string>;

interface Run {
  options: PluginSettings;
  /** Folder that stands for `docs` while the pages are made, and the folder of the pages in it. */
  docsDir: string;
  route: string;
}

const id = 'pages';

/**
 * Runs the plugin's own commands, `clean-api-docs` and `gen-api-docs`, without loading the whole site. They log most
 * failures instead of throwing, and more that is none: whether a page is missing, the caller finds out.
 */
export async function runPlugin({options, docsDir, route}: Run): Promise<{complaints: string[]}> {
  const docs = docsDir.split(path.sep).join('/');
  const outputDir = path.posix.join(docs, route);
  const failures: unknown[] = [];
  const plugin = openapiPlugin(
    {
      // Paths are absolute: it would look for some of them here, and for others where the command runs.
      siteDir: '',
      siteConfig: {presets: [['classic', {docs: {path: docs, routeBasePath: 'docs'}}]], plugins: []},
    },
    {
      docsPluginId: 'classic',
      config: {
        [id]: {...options, outputDir, markdownGenerators: collecting(options.markdownGenerators, failures)},
      },
    },
  );
  const program = new Command();
  plugin.extendCli(program);

  const complaints = await withQuietConsole(async () => {
    await program.parseAsync(['clean-api-docs', id], {from: 'user'});
    await program.parseAsync(['gen-api-docs', id], {from: 'user'});
  });
  if (failures.length > 0) throw failures[0];
  return {complaints};
}

/** The plugin awaits no generator: what one throws would end the process before anybody could tell why. */
function collecting(generators: Generators, failures: unknown[]): Generators {
  return Object.fromEntries(
    Object.entries(generators).map(([name, generate]) => [
      name,
      (page: never) => {
        try {
          return generate(page);
        } catch (error) {
          failures.push(error);
          return '';
        }
      },
    ]),
  );
}

async function withQuietConsole(run: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const {log, warn, error} = console;
  console.log = () => undefined;
  console.warn = console.error = (...parts: unknown[]) => void errors.push(parts.map(String).join(' '));
  try {
    await run();
  } finally {
    Object.assign(console, {log, warn, error});
  }
  return errors;
}
