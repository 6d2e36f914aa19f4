import {
  validateOptions as ofDocusaurus,
  type Options as StockOptions,
  type PluginOptions as StockPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@lectern/kit/options';
import type {Feedback} from './feedback';
import {optionsBeside} from './optionsBeside';

/** What this plugin takes besides the options of Docusaurus' own. */
export interface OwnOptions {
  /** How many docs that share tags with it stand at the foot of a doc; `false` for none. */
  related: number | false;
  /** Below which docs stand those that link to them: patterns of files, as in `exclude`; `true` for all of them. */
  backlinks: boolean | string[];
  /** Asks below each doc whether it was helpful, and sends the answer to an address of the site's choice. */
  feedback: false | Feedback;
  /** Whether colours and sizes are taken from Infima; not where the site defines all `--lectern-…` itself. */
  tokens: boolean;
  /** Called before a build reads docs: what it throws ends the build in place of what Docusaurus would say of them. */
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
