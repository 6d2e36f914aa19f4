import type {DocusaurusConfig, I18nConfig} from '@docusaurus/types';
import {levelsOf, type Levels} from '../check/levels';
import {contentOptions} from './contentOptions';
import {markdownOf, type MarkdownOfSite} from './markdownOf';
import {checkSettings, type ContentOptions, type ContentKind, type Settings, type WrittenIn} from './settings';

/** The languages of a site, of which `first` is that of `docs/`. */
export interface Languages {
  first: string;
  others: string[];
}

/** Without the defaults of Docusaurus: what stands in `docusaurus.config.ts`. */
export type SiteConfig = Partial<Omit<DocusaurusConfig, 'i18n'>> & {i18n?: Partial<I18nConfig>};

/** A site as commands see it. Files are named from its folder. */
export interface Site {
  dir: string;
  config: SiteConfig;
  languages: Languages;
  settings: Settings;
  /** What makes the docs, the posts and the pages; `false` where the site has none. */
  content: Record<ContentKind, ContentOptions | false>;
  markdown: MarkdownOfSite;
  /** Of all rules. */
  levels: Levels;
  /** Files that messages speak of. */
  writtenIn: WrittenIn;
}

interface Given {
  dir: string;
  config?: SiteConfig;
  settings?: Settings;
  /** That of the settings. */
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

/** In the order in which the site lists them. */
export function localesOf({config, languages: {first, others}}: Site): readonly string[] {
  return config.i18n?.locales ?? [first, ...others];
}

/** What the texts in the code are written in. */
export function codeLanguageOf({settings, languages}: Site): string {
  return settings.codeLanguage ?? languages.first;
}

/** The addresses of the first language have no prefix. */
export function prefixOf(locale: string, {first}: Languages): string {
  return locale === first ? '' : `/${locale}`;
}
