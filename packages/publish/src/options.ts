import {Joi, validOptions} from '@lectern/kit/options';
import type {CardOptions} from './cards/drawCard';
import type {HeaderOptions} from './headers/writeHeaders';
import type {OfflineOptions} from './offline';
import type {Redirects} from './redirects/findProblems';
import type {SectionOption} from './sections';

/** `false` switches a part off completely. */
export type PublishOptions = {
  /** Names of the pages below a path; by default, docs and blog, as in Docusaurus. */
  sections: SectionOption[];
  /** One line about the site; by default its `tagline`. */
  tagline?: string;
  /** Markdown beside each page, and `llms.txt`. */
  twins: false | {exclude: string[]};
  /** The image that social networks show beside a link. */
  cards: false | CardOptions;
  /** Print pages of whole sections. */
  print: boolean;
  /** A doc beside its translation, if the site has several languages. */
  facing: boolean;
  /** Visited pages without a network; `'retire'` removes this from browsers that have it. */
  offline: false | 'retire' | OfflineOptions;
  /** Old paths with the new ones, both without base path and language. */
  redirects: false | Redirects;
  /** The file with that list, relative to the site: errors name its line. */
  redirectsFile?: string;
  robots: boolean;
  /** `_headers` of Netlify and Cloudflare Pages, with a policy for the scripts of this build. */
  headers: false | HeaderOptions;
  /** A `.br` and a `.gz` file beside each text file. */
  compress: boolean;
  /** The same rules for nginx, in files that its configuration includes. */
  nginx: boolean;
  /** Whether a build that no policy fits stops, or goes on without one. */
  mistakes: 'error' | 'warn';
};

/** `true` switches a part on with its defaults. */
const parts = ['twins', 'cards', 'offline', 'redirects', 'headers'] as const;
type Part = (typeof parts)[number];

/** The options in a configuration: missing ones have defaults. */
export type GivenPublishOptions = Partial<Omit<PublishOptions, Part>> & {
  [Name in Part]?: true | Exclude<PublishOptions[Name], object> | Partial<Extract<PublishOptions[Name], object>>;
};

const colour = (standard: string) => Joi.string().default(standard);

const schema = Joi.object<PublishOptions>({
  sections: Joi.array().items(Joi.array().ordered(Joi.string().required(), Joi.string().required())).default([]),
  tagline: Joi.string().allow(''),
  twins: Joi.object({exclude: Joi.array().items(Joi.string()).default([])})
    .allow(false)
    .default(),
  cards: Joi.object({
    font: Joi.string(),
    mark: Joi.string().allow(false),
    background: colour('#12181c'),
    title: colour('#ffffff'),
    section: colour('#9fd3c7'),
    brand: colour('#b4c0c8'),
    stripe: colour('#2e8555'),
  })
    .allow(false)
    .default(),
  print: Joi.boolean().default(true),
  facing: Joi.boolean().default(true),
  offline: Joi.object({
    // All files except builds and installed packages.
    sources: Joi.array().items(Joi.string()).default(['**', '!build', '!**/node_modules']),
  })
    .allow(false, 'retire')
    .default(false),
  redirects: Joi.object().pattern(Joi.string().allow(''), Joi.string().allow('')).allow(false).default({}),
  redirectsFile: Joi.string(),
  robots: Joi.boolean().default(true),
  headers: Joi.object({
    rules: Joi.string(),
    policy: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).allow(false).default({}),
    ownPolicies: Joi.object().pattern(/^\//, Joi.string()).default({}),
  })
    .allow(false)
    .default(),
  compress: Joi.boolean().default(true),
  nginx: Joi.boolean().default(false),
  mistakes: Joi.valid('error', 'warn').default('error'),
});

export function checkOptions(given: object, standsIn?: string): PublishOptions {
  const options = Object.entries(given).map(([name, value]: [string, unknown]) => [
    name,
    value === true && (parts as readonly string[]).includes(name) ? {} : value,
  ]);
  return validOptions('@lectern/publish', schema, Object.fromEntries(options) as object, standsIn);
}
