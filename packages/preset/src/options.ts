import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {DocsOptions} from '@lectern/docs';
import type {BlogOptions} from '@lectern/docs/blog';
import {Joi, validOptions} from '@lectern/kit/options';
import {checkOptions as checkLight, type LightOptions} from '@lectern/light/options';
import {checkOptions as checkMarkdown, type MarkdownOptions} from '@lectern/markdown/options';
import {checkOptions as checkPublish, type GivenPublishOptions} from '@lectern/publish/options';
import type {ReferencesOptions} from '@lectern/references';
import {checkOptions as checkSearch, type SearchOptions} from '@lectern/search/options';
import {checkOptions as checkTheme, type ThemeOptions} from '@lectern/theme/options';

/** The options of each package; `false` is a site without it. */
export interface OwnOptions {
  /** Of `@lectern/docs`, whose options stand in `docs` and `blog`; `false` is a site with those of Docusaurus. */
  content: boolean;
  light: false | Partial<LightOptions>;
  markdown: false | Partial<MarkdownOptions>;
  publish: false | GivenPublishOptions;
  /** Without them, the package need not be installed. */
  references: false | ReferencesOptions;
  search: false | Partial<SearchOptions>;
  /** Of `@lectern/theme`: `theme` is what the classic preset calls its own. */
  interface: false | Partial<ThemeOptions>;
}

/** Docs and blog of the classic preset take options of `@lectern/docs` besides their own. */
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

/** Without the references, which may not be installed, and the docs, which Docusaurus asks: these check their own. */
const checks = {
  light: checkLight,
  markdown: checkMarkdown,
  publish: checkPublish,
  search: checkSearch,
  interface: checkTheme,
} satisfies Record<Exclude<keyof OwnOptions, 'content' | 'references'>, unknown>;

/** Each package checks its own when it begins; here it says that they stand in the preset. */
export function checkOptions(given: object): OwnOptions & WithOurs {
  const options: OwnOptions = validOptions('@lectern/preset', schema, given, 'presets → @lectern/preset');
  for (const [part, check] of Object.entries(checks)) {
    const ofPart = options[part as keyof typeof checks];
    if (ofPart) check(ofPart, `presets → @lectern/preset → ${part}`);
  }
  return options;
}
