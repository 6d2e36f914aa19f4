import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {DocsOptions} from '@lectern/docs';
import type {BlogOptions} from '@lectern/docs/blog';
import {Joi, validOptions} from '@lectern/kit/options';
import type {LightOptions} from '@lectern/light';
import {checkOptions as checkLight} from '@lectern/light/options';
import type {MarkdownOptions} from '@lectern/markdown';
import {checkOptions as checkMarkdown} from '@lectern/markdown/options';
import type {GivenPublishOptions} from '@lectern/publish';
import {checkOptions as checkPublish} from '@lectern/publish/options';
import type {ReferencesOptions} from '@lectern/references';
import type {SearchOptions} from '@lectern/search';
import {checkOptions as checkSearch} from '@lectern/search/options';
import type {ThemeOptions} from '@lectern/theme';
import {checkOptions as checkTheme} from '@lectern/theme/options';

/** The options of each package; `false` leaves it out. */
export interface OwnOptions {
  /** Whether `@lectern/docs` makes docs and blog, with options in `docs` and `blog`; `false` leaves that to Docusaurus. */
  content: boolean;
  light: false | Partial<LightOptions>;
  markdown: false | Partial<MarkdownOptions>;
  publish: false | GivenPublishOptions;
  /** Without references, the package need not be installed. */
  references: false | ReferencesOptions;
  search: false | Partial<SearchOptions>;
  /** Options of `@lectern/theme`: the name `theme` belongs to the classic preset. */
  interface: false | Partial<ThemeOptions>;
}

/** `docs` and `blog` also take options of `@lectern/docs`. */
type WithOurs = Omit<ClassicOptions, 'docs' | 'blog'> & {docs?: false | DocsOptions; blog?: false | BlogOptions};

export type PresetOptions = WithOurs & Partial<OwnOptions>;

const part = Joi.object().unknown().allow(false).default({});
const ofClassic = Joi.any();

const schema = Joi.object<OwnOptions>({
  content: Joi.boolean().default(true),
  light: part,
  markdown: part,
  publish: part,
  references: part.default(false),
  search: part,
  interface: part,
  ...Object.fromEntries(
    ['debug', 'docs', 'blog', 'pages', 'sitemap', 'svgr', 'theme', 'googleAnalytics', 'gtag', 'googleTagManager'].map(
      (name) => [name, ofClassic],
    ),
  ),
});

/** Validators, except for references, which may not be installed, and docs, which Docusaurus validates. */
const checks = {
  light: checkLight,
  markdown: checkMarkdown,
  publish: checkPublish,
  search: checkSearch,
  interface: checkTheme,
} satisfies Record<Exclude<keyof OwnOptions, 'content' | 'references'>, unknown>;

/** Validates the options of each package early, so that errors name the preset. */
export function checkOptions(given: object): OwnOptions & WithOurs {
  const options: OwnOptions = validOptions('@lectern/preset', schema, given, 'presets → @lectern/preset');
  for (const [part, check] of Object.entries(checks)) {
    const ofPart = options[part as keyof typeof checks];
    if (ofPart) check(ofPart, `presets → @lectern/preset → ${part}`);
  }
  return options;
}
