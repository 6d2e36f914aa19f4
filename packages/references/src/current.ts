import type {Site} from './site';
import type {ReferencesOptions} from './types';

interface Current {
  options: ReferencesOptions;
  site: Site;
}

/** Docusaurus loads each module of a configuration anew: what one has learnt, the others find here. */
const place = Symbol.for('@lectern/references');
const asked = Symbol.for('@lectern/references/asked');
const shared = globalThis as {[place]?: Current; [asked]?: Set<string>};

/** Endpoints that have answered since the command began: each language would ask again. */
export const answered = (shared[asked] ??= new Set<string>());

/** Of the site that Docusaurus works on, in the language that it builds: the plugin says it. */
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
