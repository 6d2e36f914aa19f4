import {Joi, validOptions} from '@lectern/kit/options';
import type {PageRules} from './build/findPages';
import {type Browse, kinds} from './shared/types';

export type SearchOptions = PageRules & {
  /** What the site is made of, as glob patterns: whenever one of these files changes, so does the build's hash. */
  sources: string[];
  /** Of a Markdown source, the text that the preview searches; by default `markdown.preprocessor` makes it. */
  readSource?: (file: {filePath: string; fileContent: string}) => string;
  /** Where lists of pages are, for those who find nothing: addresses below the base path. */
  browse: Browse;
  /** Of docs in several versions: the name of each, and below which address it stands. */
  versions?: {name: string; path: string}[];
  /** The largest index, in bytes of both files compressed, that a page loads before the search is used; 0 for never. */
  preloadLimit: number;
  /** Whether the search works without a network, too, where `@lectern/publish` keeps the pages that readers visit. */
  offline: boolean;
  /** Whether colours and spaces are taken from Infima; not where the site defines all `--lectern-…` itself. */
  tokens: boolean;
};

const schema = Joi.object<SearchOptions>({
  kinds: Joi.array()
    .items(Joi.array().ordered(Joi.string().required(), Joi.valid(...kinds).required()))
    .default([]),
  exclude: Joi.array().items(Joi.string()).default([]),
  // All files but those that are made, or are of other people.
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
