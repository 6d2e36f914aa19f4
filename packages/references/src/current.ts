import type {Site} from './site';
import type {ReferencesOptions} from './types';

interface Current {
  options: ReferencesOptions;
  site: Site;
}

/** Docusaurus loads the modules of a configuration several times: this shares values between them. */
const place = Symbol.for('@lectern/references');
const asked = Symbol.for('@lectern/references/asked');
const shared = globalThis as {[place]?: Current; [asked]?: Set<string>};

/** Endpoints that have replied since the command started: otherwise each language would ask again. */
export const answered = (shared[asked] ??= new Set<string>());

/** The site and the language of this build, set by the plugin. */
export function current(): Current {
  const known = shared[place];
  if (known) return known;
  throw new Error(
    '@lectern/references has not been started, so it does not know the site.\n  Add it to “plugins” of docusaurus.config, or name options and site: apiSidebars(options, site).',
  );
}

export function setCurrent(known: Current | undefined): void {
  shared[place] = known;
}
