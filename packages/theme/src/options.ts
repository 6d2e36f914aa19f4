import {Joi, validOptions} from '@lectern/kit/options';

export interface ThemeOptions {
  /** Where each blog has its archive, below its own address, as its `archiveBasePath`; `false` where it has none. */
  archive: string | false;
  /** Whether what is active in menus stands out enough, and a link from the text around it, where Infima's do not. */
  contrast: boolean;
  /** A selector of links of the site that open in a new tab, with the icon of those that lead elsewhere; `false` for none. */
  newTab: string | false;
  /** Whether colours and sizes are taken from Infima; not where the site defines all `--lectern-…` itself. */
  tokens: boolean;
}

const schema = Joi.object<ThemeOptions>({
  archive: Joi.alternatives(Joi.string(), Joi.valid(false)).default('archive'),
  contrast: Joi.boolean().default(true),
  newTab: Joi.alternatives(Joi.string(), Joi.valid(false)).default(false),
  tokens: Joi.boolean().default(true),
});

export const checkOptions = (options: object, standsIn?: string): ThemeOptions =>
  validOptions('@lectern/theme', schema, options, standsIn);
