import type {Browse, ClientConfig, VersionPath} from '../shared/types';

/** A version of the docs, as the panel offers it. */
export interface Version {
  name: string;
  path: VersionPath[1];
  label: string;
  isLast: boolean;
}

/** What the build tells the box of its site and language. */
export interface Site extends Pick<ClientConfig, 'base' | 'language'> {
  /** Names of the two files and of the texts, below the base path. */
  docs: string;
  index: string;
  texts: string;
  browse: Browse;
  versions: Version[];
  storage: {type: 'localStorage' | 'sessionStorage'; namespace: string};
  /** In `npm start`: the files are those of the last build. */
  stale: boolean;
}

declare const SITE: Site;
export const site: Site = SITE;

/** The script of the box and both files, as the build names them in each page; in `npm start` they have no hash. */
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
