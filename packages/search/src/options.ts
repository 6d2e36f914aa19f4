import {Joi, validOptions} from '@lectern/kit/options';
import type {PageRules} from './build/findPages';
import {type Browse, kinds} from './shared/types';

export type SearchOptions = PageRules & {
  /** Glob patterns of the sources of the site: a change in one of these files changes the hash of the build. */
  sources: string[];
  /** Returns the text of a Markdown source for the preview; by default, `markdown.preprocessor`. */
  readSource?: (file: {filePath: string; fileContent: string}) => string;
  /** Paths of lists of pages, for readers who find nothing. */
  browse: Browse;
  /** With docs in several versions: the name and the path of each. */
  versions?: {name: string; path: string}[];
  /** The largest index, in bytes of both compressed files, that a page loads before the search is used; 0 for never. */
  preloadLimit: number;
  /** Whether the search also works without a network, if `@lectern/publish` caches visited pages. */
  offline: boolean;
  /** Whether design tokens are derived from Infima; `false` if the site defines all `--lectern-…` itself. */
  tokens: boolean;
};

const schema = Joi.object<SearchOptions>({
  kinds: Joi.array()
    .items(Joi.array().ordered(Joi.string().required(), Joi.valid(...kinds).required()))
    .default([]),
  exclude: Joi.array().items(Joi.string()).default([]),
  // All files except builds and installed packages.
  sources: Joi.array().items(Joi.string()).default(['**', '!build', '!**/node_modules']),
  readSource: Joi.function(),
  browse: Joi.object({sections: Joi.string(), tags: Joi.string()}).default({}),
  versions: Joi.array().items(Joi.object({name: Joi.string().required(), path: Joi.string().required()})),
  preloadLimit: Joi.number()
    .min(0)
    .default(250 * 1024),
  offline: Joi.boolean().default(false),
  tokens: Joi.boolean().default(true),
});

export const checkOptions = (options: object, standsIn?: string): SearchOptions =>
  validOptions('@lectern/search', schema, options, standsIn);
