import {
  validateOptions as ofDocusaurus,
  type Options as StockOptions,
  type PluginOptions as StockPluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@lectern/kit/options';
import {optionsBeside} from '../optionsBeside';

/** What this plugin takes besides the options of Docusaurus' own. */
export interface OwnOptions {
  /** Called before a build reads posts: what it throws ends the build in place of what Docusaurus would say of them. */
  check?: (context: LoadContext) => void | Promise<void>;
}

export type BlogOptions = StockOptions & OwnOptions;
export type BlogPluginOptions = StockPluginOptions & OwnOptions;

const schema = Joi.object<OwnOptions>({check: Joi.function()});

type Context = OptionValidationContext<BlogOptions | undefined, BlogPluginOptions>;

export const validateOptions: (context: Context) => BlogPluginOptions = optionsBeside(
  '@lectern/docs/blog',
  schema,
  ofDocusaurus,
);
