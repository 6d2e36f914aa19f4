import type {Browse, ClientConfig, VersionPath} from '../shared/types';

/** A version of the docs, as an option in the panel. */
export interface Version {
  name: string;
  path: VersionPath[1];
  label: string;
  isLast: boolean;
}

/** Facts about the site and its language, inserted by the build. */
export interface Site extends Pick<ClientConfig, 'base' | 'language'> {
  /** Paths of the two files and of the texts, after the base path. */
  docs: string;
  index: string;
  texts: string;
  browse: Browse;
  versions: Version[];
  storage: {type: 'localStorage' | 'sessionStorage'; namespace: string};
  /** In `npm start`: the files are from the last build. */
  stale: boolean;
}

declare const SITE: Site;
export const site: Site = SITE;

/** URLs of the script and both files, from an attribute that the build writes; in `npm start`, without a hash. */
const [, docsUrl = site.base + site.docs, indexUrl = site.base + site.index] =
  typeof document === 'undefined' ? [] : (document.documentElement.dataset.searchFiles ?? '').split(' ');
const hash = docsUrl.split('?v=')[1] ?? null;

export const config: ClientConfig = {
  base: site.base,
  docsUrl,
  indexUrl,
  textsUrl: site.base + site.texts + (hash ? `?v=${hash}` : ''),
  hash,
  language: site.language,
  ...(site.versions.length > 0 && {
    versions: site.versions.map(({name, path}): VersionPath => [name, path]),
  }),
};
