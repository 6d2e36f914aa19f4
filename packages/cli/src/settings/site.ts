import type {DocusaurusConfig, I18nConfig} from '@docusaurus/types';
import {levelsOf, type Levels} from '../check/levels';
import {contentOptions} from './contentOptions';
import {markdownOf, type MarkdownOfSite} from './markdownOf';
import {checkSettings, type ContentOptions, type ContentKind, type Settings, type WrittenIn} from './settings';

/** The languages of a site: `first` is the language of `docs/`. */
export interface Languages {
  first: string;
  others: string[];
}

/** The content of `docusaurus.config.ts`, without the defaults of Docusaurus. */
export type SiteConfig = Partial<Omit<DocusaurusConfig, 'i18n'>> & {i18n?: Partial<I18nConfig>};

/** A site, for commands. Paths are relative to its folder. */
export interface Site {
  dir: string;
  config: SiteConfig;
  languages: Languages;
  settings: Settings;
  /** Options of docs, posts and pages; `false` if the site has none. */
  content: Record<ContentKind, ContentOptions | false>;
  markdown: MarkdownOfSite;
  /** The level of every rule. */
  levels: Levels;
  /** Files to name in messages. */
  writtenIn: WrittenIn;
}

interface Given {
  dir: string;
  config?: SiteConfig;
  settings?: Settings;
  /** The file of the settings. */
  file?: string;
}

export function siteOf({dir, config = {}, settings = {}, file = 'lectern.config.ts'}: Given): Site {
  const checked = checkSettings(settings, file);
  const writtenIn = {rules: file, parts: file, screenshots: file, names: file, ...checked.writtenIn};
  // eslint-disable-next-line no-restricted-syntax -- what Docusaurus takes where a site says nothing
  const {defaultLocale = 'en', locales = [defaultLocale]} = config.i18n ?? {};
  return {
    dir,
    config,
    languages: {first: defaultLocale, others: locales.filter((locale) => locale !== defaultLocale)},
    settings: checked,
    content: contentOptions(config, checked),
    markdown: markdownOf(dir, config, checked.markdown),
    levels: levelsOf(checked.rules ?? {}, writtenIn.rules),
    writtenIn,
  };
}

/** All languages, in the order of the configuration. */
export function localesOf({config, languages: {first, others}}: Site): readonly string[] {
  return config.i18n?.locales ?? [first, ...others];
}

/** The language of texts in the code. */
export function codeLanguageOf({settings, languages}: Site): string {
  return settings.codeLanguage ?? languages.first;
}

/** The prefix of URLs in a language; empty for the first one. */
export function prefixOf(locale: string, {first}: Languages): string {
  return locale === first ? '' : `/${locale}`;
}
