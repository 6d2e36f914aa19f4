import path from 'node:path';
import {Command} from 'commander';
import openapiPlugin from 'docusaurus-plugin-openapi-docs';

type Generators = Record<string, (page: never) => string>;

interface Run {
  id: string;
  options: {outputDir: string; markdownGenerators: Generators};
  /** Folder that stands for `docs` while the pages are made. */
  docsDir: string;
}

/**
 * Runs the plugin's own commands, `clean-api-docs` and `gen-api-docs`, without loading the whole site.
 * What they report goes nowhere unless they fail: they log most failures instead of throwing.
 */
export async function runPlugin({id, options, docsDir}: Run): Promise<void> {
  const relativeDocsDir = path.relative(process.cwd(), docsDir);
  const outputDir = path.posix.join(relativeDocsDir.split(path.sep).join('/'), 'api/petstore');
  const failures: unknown[] = [];
  const plugin = openapiPlugin(
    {
      siteDir: process.cwd(),
      siteConfig: {
        presets: [['classic', {docs: {path: path.dirname(path.dirname(outputDir)), routeBasePath: 'docs'}}]],
        plugins: [],
      },
    },
    {
      docsPluginId: 'classic',
      config: {
        [id]: {
          externalJsonProps: true,
          ...options,
          outputDir,
          markdownGenerators: collecting(options.markdownGenerators, failures),
        },
      },
    },
  );
  const program = new Command();
  plugin.extendCli(program);

  const errors = await withQuietConsole(async () => {
    await program.parseAsync(['clean-api-docs', id], {from: 'user'});
    await program.parseAsync(['gen-api-docs', id], {from: 'user'});
  });
  if (failures.length > 0) throw failures[0];
  if (errors.length > 0) throw new Error(`docusaurus-plugin-openapi-docs failed:\n${errors.join('\n')}`);
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
