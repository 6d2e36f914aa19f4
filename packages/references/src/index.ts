import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {interfaceOf} from '@lectern/kit/interfaceOf';
import {tokens} from '@lectern/kit/tokens';
import {configureBundle} from './bundle';
import {addCommand, commandName} from './command';
import {setCurrent} from './current';
import {withDocsOf} from './docsOptions';
import {checkLinks} from './deadLinks';
import {makeReferences} from './make';
import {readMade} from './made';
import {checkOptions, type GivenOptions} from './options';
import {english as ofGraphQl} from './graphql/words';
import {english as ofOpenApi} from './openapi/words';
import {siteOf} from './site';
import {textGroup} from './texts';

export type {GivenOptions as ReferencesOptions} from './options';
export {getSwizzleConfig} from './swizzle';

/**
 * Generates the pages before any plugin reads their folder, and adds the components that show them: see INTERNALS.md.
 * Docusaurus creates all plugins before it asks the first one for its content.
 */
export default async function references(context: LoadContext, given: GivenOptions): Promise<Plugin> {
  const {siteDir, siteConfig} = context;
  const options = withDocsOf(siteConfig, checkOptions(given));
  const site = siteOf(context, options);
  const hasOpenApi = options.openapi.length > 0;
  const folder = browserFolder(__dirname);
  const files = path.join(site.cache, 'static');
  setCurrent({options, site});
  serve(context, files);
  if (options.make && !process.argv.includes(commandName)) await make();
  let hasBegun = false;
  const hasGraphQl = options.graphql.length > 0;
  const own = interfaceOf('@lectern/references', __dirname, context, {
    written: {
      group: textGroup,
      english: {...(hasOpenApi && {openapi: ofOpenApi}), ...(hasGraphQl && {graphql: ofGraphQl})},
    },
    shows: (id) => (id.startsWith('graphql.') ? hasGraphQl : hasOpenApi),
    without: [...(hasGraphQl ? [] : ['theme/GraphQl*/**']), ...(hasOpenApi ? [] : ['theme/Api*/**', 'components/**'])],
  });

  return {
    name: 'lectern-references',

    ...own,
    getClientModules: () => [
      ...(options.tokens ? [tokens] : []),
      ...(hasOpenApi ? [path.join(folder, 'styles/openapi.css')] : []),
      ...(hasGraphQl ? [path.join(folder, 'styles/graphQlTabs.css'), path.join(folder, 'client/graphQlJumps')] : []),
    ],
    getPathsToWatch: () => [
      ...Object.values(readMade(site)).flatMap(({sources = []}) => sources.map((file) => path.resolve(siteDir, file))),
      ...own.getPathsToWatch(),
    ],

    async loadContent() {
      // A source has changed in the preview.
      if (hasBegun && options.make) await make().catch((error: Error) => console.error(error.message));
      hasBegun = true;
    },

    postBuild({baseUrl, outDir, routesPaths}) {
      // Other languages have the same pages, and their texts the same links.
      if (site.locale === site.languages[0]!.locale)
        checkLinks(Object.values(readMade(site)), {baseUrl, outDir, routesPaths}, options.rules);
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
