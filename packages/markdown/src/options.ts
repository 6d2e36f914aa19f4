import {didYouMean} from '@lectern/kit/nearest';
import {Joi, validOptions} from '@lectern/kit/options';
import {defaultLevels, levels, type MarkdownLevels} from './levels';

export interface MarkdownOptions {
  /** The folder of the site; by default, what Docusaurus says. */
  siteDir?: string;
  /** The folder of `variables.<language>.yml`, `conditions.<language>.yml` and `glossary.<language>.yml`. */
  data: string;
  /** Variables that are the same in all languages, such as what the configuration knows already. */
  variables: Record<string, string>;
  /** The address of the page with `::glossary`, or what gives it for a page; and docs that it does not name, as globs. */
  glossary: false | {page: string | ((file: string) => string | Promise<string>); exclude: string[]};
  /** Sets of tabs that open the same tab everywhere, with their names by language; where given, there are no others. */
  tabGroups?: Record<string, Record<string, string>>;
  /** Editions that hold more than the public one, and the one to build. */
  profiles: string[];
  profile: string;
  /** Whether what is wrong with a page stops the build, or is only said. */
  mistakes: 'error' | 'warn';
  /** The same for each thing that can be shown nevertheless. */
  levels: Partial<MarkdownLevels>;
  /** Sites in one language: links to them say so on pages in another. */
  linkLanguages: [host: RegExp, language: string][];
  /** Pages that the site does not have, as globs of their files and as addresses: links to them are text. */
  leftOut: {files: string[]; addresses: string[]};
  /** Formulas: `$x$` and `$$`. */
  math: boolean;
  /** Diagrams with a name, a description and their place; needs `@docusaurus/theme-mermaid`. */
  diagrams: boolean;
  /** Pictures of the docs in several widths and formats. */
  pictures: boolean;
  /**
   * Code is highlighted when the page is made, in all languages and with all marks; `'auto'`: as the classic theme does
   * it, and only where no other theme and not the site has a `CodeBlock` of its own.
   */
  highlight: boolean | 'auto';
  /** Apostrophes of prose are set as printers do: `don't` is shown as `don’t`. */
  smartApostrophes: boolean;
  /** Texts in place of ours, by language. */
  texts: Record<string, object>;
  /** Whether colours and spaces are taken from Infima; not where the site defines all `--lectern-…` itself. */
  tokens: boolean;
  /** Further folders that pages are made with: of plugins of the site's own. */
  watch: string[];
}

const schema = Joi.object<MarkdownOptions>({
  siteDir: Joi.string(),
  data: Joi.string().default('src/data'),
  variables: Joi.object()
    .pattern(/^[A-Za-z][\w-]*$/, Joi.string().allow(''))
    .default({}),
  glossary: Joi.alternatives(
    Joi.valid(false),
    Joi.object({
      page: Joi.alternatives(Joi.string(), Joi.function()).default('/docs/glossary'),
      exclude: Joi.array().items(Joi.string()).default([]),
    }),
  ).default({page: '/docs/glossary', exclude: []}),
  tabGroups: Joi.object().pattern(Joi.string(), Joi.object().pattern(Joi.string(), Joi.string())),
  profiles: Joi.array().items(Joi.string()).default([]),
  profile: Joi.string().allow('').default(''),
  mistakes: Joi.valid('error', 'warn').default('error'),
  levels: Joi.object(
    Object.fromEntries(Object.keys(defaultLevels).map((rule) => [rule, Joi.valid(...levels)])),
  ).default({}),
  linkLanguages: Joi.array()
    .items(Joi.array().ordered(Joi.object().instance(RegExp).required(), Joi.string().required()))
    .default([]),
  leftOut: Joi.object({
    files: Joi.array().items(Joi.string()).default([]),
    addresses: Joi.array().items(Joi.string()).default([]),
  }).default(),
  math: Joi.boolean().default(false),
  diagrams: Joi.boolean().default(false),
  pictures: Joi.boolean().default(true),
  highlight: Joi.valid(true, false, 'auto').default(false),
  smartApostrophes: Joi.boolean().default(false),
  texts: Joi.object().pattern(Joi.string(), Joi.object()).default({}),
  tokens: Joi.boolean().default(true),
  watch: Joi.array().items(Joi.string()).default([]),
});

export function checkOptions(
  given: object,
  standsIn = 'what markdown() or withMarkdown() is given, in docusaurus.config',
): MarkdownOptions {
  const options = validOptions('@lectern/markdown', schema, given, standsIn);
  const {profile, profiles} = options;
  // It comes from the environment: an edition that nobody knows would be the public one.
  if (profile && !profiles.includes(profile)) {
    throw new Error(
      `@lectern/markdown: there is no profile “${profile}”.${didYouMean(profile, profiles)}\n  Known profiles, from the option “profiles”: ${profiles.join(', ')}.`,
    );
  }
  return options;
}
