import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {codeTranslations} from '@lectern/kit/codeTranslations';
import {themePaths} from '@lectern/kit/themePaths';
import {tokens} from '@lectern/kit/tokens';
import {configureBundle} from './bundle';
import {addCommand, commandName} from './command';
import {setCurrent} from './current';
import {withDocsOf} from './docsOptions';
import {makeReferences} from './make';
import {readMade} from './made';
import {checkOptions, type GivenOptions} from './options';
import {siteOf} from './site';
import {textGroup} from './texts';

export type {GivenOptions as ReferencesOptions} from './options';
export {getSwizzleConfig} from './swizzle';

/**
 * Generates the pages before any plugin reads their folder, and adds the components that show them: see INTERNALS.md.
 * Docusaurus creates all plugins before it asks the first one for its content.
 */
export default async function references(context: LoadContext, given: GivenOptions): Promise<Plugin> {
  const {siteDir, siteConfig, i18n} = context;
  const options = withDocsOf(siteConfig, checkOptions(given));
  const site = siteOf(context, options);
  const hasOpenApi = options.openapi.length > 0;
  const folder = browserFolder(__dirname);
  const files = path.join(site.cache, 'static');
  setCurrent({options, site});
  serve(context, files);
  if (options.make && !process.argv.includes(commandName)) await make();
  let hasBegun = false;

  return {
    name: 'lectern-references',

    ...themePaths(__dirname),
    getClientModules: () => [
      ...(options.tokens ? [tokens] : []),
      ...(hasOpenApi ? [path.join(folder, 'styles/openapi.css')] : []),
    ],
    // The texts of pages are in the pages already.
    async getDefaultCodeTranslationMessages() {
      const all = Object.entries(await codeTranslations('@lectern/references', i18n.currentLocale));
      return Object.fromEntries(all.filter(([name]) => !name.startsWith(`${textGroup}.`)));
    },

    getPathsToWatch: () =>
      Object.values(readMade(site)).flatMap(({sources = []}) => sources.map((file) => path.resolve(siteDir, file))),

    async loadContent() {
      // A source has changed in the preview.
      if (hasBegun && options.make) await make().catch((error: Error) => console.error(error.message));
      hasBegun = true;
    },

    configureWebpack: hasOpenApi ? configureBundle(siteDir, siteConfig.baseUrl) : undefined,

    extendCli: (cli) => addCommand(cli, options, site),
  };

  async function make(): Promise<void> {
    if (await makeReferences(options, site, {verbose: false})) return;
    const error = new Error('The API references cannot be generated: fix the errors above.');
    error.stack = error.message;
    throw error;
  }
}

/** Serves descriptions for download as static files. */
function serve({siteDir, siteConfig}: LoadContext, files: string): void {
  const known = siteConfig.staticDirectories.map((name) => path.resolve(siteDir, name));
  if (known.includes(files)) return;
  // A relative path, because scripts for readers contain the configuration, which must not name paths of this machine.
  siteConfig.staticDirectories = [...siteConfig.staticDirectories, path.relative(siteDir, files)];
}
