import {Joi, validOptions} from '@lectern/kit/options';

/** Folders by the name of a sheet: what their files style is in it. */
export type CssChunks = Record<string, string[]>;

export interface LightOptions {
  /** When a page loads its scripts: at the first sign of use, or at once, as Docusaurus does. */
  scripts: 'onDemand' | 'stock';
  /** Modules of the site that run on each page before its scripts are there, from its folder. */
  early: string[];
  /** Selectors of what answers only once the page is hydrated, besides buttons and tabs. */
  controls: string[];
  /**
   * Styles: `chunks` that few pages need, classes of Infima to `keep` which no page and no script names, and paths of
   * pages that show the fonts of the site on a first visit too, `fontsAtOnce`.
   */
  styles: false | {chunks: CssChunks; keep: string[]; fontsAtOnce: string[]};
  /** Whether the list of all pages, which each page loads, is made short. */
  bundle: boolean;
  /** Whether pages that have not changed since the last build are taken from it. */
  keepPages: boolean;
}

const list = Joi.array().items(Joi.string()).default([]);

const schema = Joi.object<LightOptions>({
  scripts: Joi.valid('onDemand', 'stock').default('onDemand'),
  early: list,
  controls: list,
  styles: Joi.object({
    chunks: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
    keep: list,
    fontsAtOnce: list,
  })
    .allow(false)
    .default(),
  bundle: Joi.boolean().default(true),
  keepPages: Joi.boolean().default(true),
});

export const checkOptions = (options: object, standsIn?: string): LightOptions =>
  validOptions('@lectern/light', schema, options, standsIn);
