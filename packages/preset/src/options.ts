import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import {Joi, validOptions} from '@lectern/kit/options';
import type {LightOptions} from '@lectern/light';
import type {MarkdownOptions} from '@lectern/markdown';
import type {PublishOptions} from '@lectern/publish';
import type {SearchOptions} from '@lectern/search';
import type {ThemeOptions} from '@lectern/theme';

/** The options of each package; `false` is a site without it. */
export interface OwnOptions {
  light: false | Partial<LightOptions>;
  markdown: false | Partial<MarkdownOptions>;
  publish: false | Partial<PublishOptions>;
  search: false | Partial<SearchOptions>;
  /** Of `@lectern/theme`: `theme` is what the classic preset calls its own. */
  interface: false | Partial<ThemeOptions>;
}

export type PresetOptions = ClassicOptions & Partial<OwnOptions>;

const part = Joi.object().unknown().allow(false).default({});
const ofClassic = Joi.any();

const schema = Joi.object<OwnOptions>({
  light: part,
  markdown: part,
  publish: part,
  search: part,
  interface: part,
  ...Object.fromEntries(
    ['debug', 'docs', 'blog', 'pages', 'sitemap', 'svgr', 'theme', 'googleAnalytics', 'gtag', 'googleTagManager'].map(
      (name) => [name, ofClassic],
    ),
  ),
});

/** Each package checks its own. */
export const checkOptions = (options: object): OwnOptions & ClassicOptions =>
  validOptions('@lectern/preset', schema, options);
