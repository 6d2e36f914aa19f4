import {
  validateOptions as ofDocusaurus,
  type Options as StockOptions,
  type PluginOptions as StockPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@lectern/kit/options';
import type {Feedback} from './feedback';
import {optionsBeside} from './optionsBeside';

/** Options of this plugin, in addition to those of Docusaurus. */
export interface OwnOptions {
  /** Number of related docs, which share tags, at the end of a doc; `false` for none. */
  related: number | false;
  /** Docs that list backlinks: patterns of files, as in `exclude`; `true` for all. */
  backlinks: boolean | string[];
  /** Asks readers below each doc whether it was helpful, and sends the answer to a URL. */
  feedback: false | Feedback;
  /** Whether design tokens are derived from Infima; `false` if the site defines all `--lectern-…` itself. */
  tokens: boolean;
  /** Called before a build reads docs: its error replaces messages of Docusaurus. */
  check?: (context: LoadContext) => void | Promise<void>;
}

export type DocsOptions = StockOptions & Partial<OwnOptions>;
export type DocsPluginOptions = StockPluginOptions & OwnOptions;

export const defaults = {related: 4, backlinks: false} satisfies Partial<OwnOptions>;

const schema = Joi.object<OwnOptions>({
  related: Joi.alternatives(Joi.number().integer().min(1), Joi.valid(false)).default(defaults.related),
  backlinks: Joi.alternatives(Joi.boolean(), Joi.array().items(Joi.string())).default(defaults.backlinks),
  feedback: Joi.object({
    action: Joi.string()
      .pattern(/^(https?:\/)?\/[^/]/)
      .required()
      .messages({
        'string.pattern.base':
          '{{#label}} is “{{#value}}”: write a URL, such as “https://feedback.example.com/answers”, or a path that begins with “/”',
      }),
    comment: Joi.boolean(),
  })
    .allow(false)
    .default(false),
  tokens: Joi.boolean().default(true),
  check: Joi.function(),
});

type Context = OptionValidationContext<DocsOptions | undefined, DocsPluginOptions>;

export const validateOptions: (context: Context) => DocsPluginOptions = optionsBeside(
  '@lectern/docs',
  schema,
  ofDocusaurus,
);
