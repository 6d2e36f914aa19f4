import {Joi, validOptions} from '@lectern/kit/options';

/** Folders by the name of a style sheet, which gets the styles of their files. */
export type CssChunks = Record<string, string[]>;

export interface LightOptions {
  /** When a page loads its scripts: on first use, or at once, as in Docusaurus. */
  scripts: 'onDemand' | 'stock';
  /** Modules of the site that run on each page before its scripts, by path. */
  early: string[];
  /** Selectors of controls that need hydration, besides buttons and tabs. */
  controls: string[];
  /**
   * Styles: `chunks` that few pages need, classes of Infima to `keep` although no page and no script names them, and
   * families of fonts that a page shows on a first visit too, `fontsAtOnce`, by its path.
   */
  styles: false | {chunks: CssChunks; keep: string[]; fontsAtOnce: Record<string, string[]>};
  /** Whether the list of all pages, which each page loads, is shortened. */
  bundle: boolean;
  /** Whether pages that haven't changed since the last build are reused. */
  keepPages: boolean;
  /** Whether the preview compiles a page only when it is opened. */
  lazyPreview: boolean;
}

const list = Joi.array().items(Joi.string()).default([]);

const schema = Joi.object<LightOptions>({
  scripts: Joi.valid('onDemand', 'stock').default('onDemand'),
  early: list,
  controls: list,
  styles: Joi.object({
    chunks: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
    keep: list,
    fontsAtOnce: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
  })
    .allow(false)
    .default(),
  bundle: Joi.boolean().default(true),
  keepPages: Joi.boolean().default(true),
  lazyPreview: Joi.boolean().default(true),
});

export const checkOptions = (options: object, standsIn?: string): LightOptions =>
  validOptions('@lectern/light', schema, options, standsIn);
