import {
  validateOptions as ofDocusaurus,
  type Options as StockOptions,
  type PluginOptions as StockPluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@lectern/kit/options';
import {optionsBeside} from '../optionsBeside';

/** Options of this plugin, in addition to those of Docusaurus. */
export interface OwnOptions {
  /** Called before a build reads posts: its error replaces messages of Docusaurus. */
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
