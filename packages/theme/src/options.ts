import {Joi, validOptions} from '@lectern/kit/options';

export interface ThemeOptions {
  /** The path of each blog's archive, relative to the blog, as `archiveBasePath`; `false` if there is none. */
  archive: string | false;
  /** Whether to increase the contrast of active menu entries and of links in text, where that of Infima is too low. */
  contrast: boolean;
  /** A selector of internal links that open in a new tab, with the icon of external links; `false` for none. */
  newTab: string | false;
  /** Whether design tokens are derived from Infima; `false` if the site defines all `--lectern-…` itself. */
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
