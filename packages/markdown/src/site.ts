import path from 'node:path';
import type {Config, I18nConfig, LoadContext} from '@docusaurus/types';
import {over, type Texts} from '@lectern/kit/texts';
import {textsOfSite} from '@lectern/kit/textsOfSite';
import {readConditions, type Conditions} from './conditions/readConditions';
import {readGlossary, type Glossary} from './glossary/readGlossary';
import {dataFile} from './data/readData';
import {readVariables, type Variables} from './variables/readVariables';
import {docsFolder, versionOfFile} from './languages/contentFolders';
import {defaultLevels, type MarkdownLevels} from './levels';
import type {MarkdownOptions} from './options';
import {siteCode, type SiteCode} from './code/siteCode';
import {texts, type ChainTexts} from './texts';

/** The part of a configuration that the chain needs. */
export type SiteConfig = Partial<Pick<Config, 'url' | 'i18n' | 'staticDirectories' | 'markdown'>>;

/** The site: every plugin of the chain gets it, and uses what it needs. */
export interface Site {
  readonly siteDir: string;
  /** The language of this build. */
  readonly locale: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly url: string;
  readonly staticFolders: readonly string[];
  /** False if the site handles missing images in another way. */
  readonly stopsAtMissingImages: boolean;
  /** `rtl` for Arabic, Hebrew and others. */
  directionOf(this: void, locale: string): string;
  /** The language of a file: an untranslated page shows the file of the default language. */
  localeOf(this: void, file: string): string;
  /** The docs folder of a page, in its language and version. */
  docsAround(this: void, file: string): string;

  variablesOf(this: void, locale: string): Variables;
  conditionsOf(this: void, locale: string): Conditions;
  /** Undefined if the site has no glossary. */
  glossaryOf(this: void, locale: string): Glossary | undefined;
  /** The data files of all languages, for messages: `data/glossary.en.yml and glossary.fr.yml`. */
  dataFiles(this: void, name: string): string;
  textsIn(this: void, locale: string): ChainTexts;
  readonly code: SiteCode;

  /** The URL of the glossary, for a link from a page. */
  glossaryPage(this: void, file: string): string | Promise<string>;
  /** Docs that the glossary doesn't list. */
  readonly notForReaders: readonly string[];
  readonly tabGroups?: Record<string, Record<string, string>>;
  readonly linkLanguages: readonly [host: RegExp, language: string][];
  /** Pages that the site lacks, as globs of their files and as URLs. */
  readonly leftOut: {files: readonly string[]; addresses: readonly string[]};
  readonly profiles: string[];
  readonly profile: string;
  /** Whether mistakes stop the build, or are warnings. */
  readonly mistakes: 'error' | 'warn';
  /** The same for each mistake with which a page can still be shown. */
  readonly levels: MarkdownLevels;
}

// eslint-disable-next-line no-restricted-syntax -- the one of Docusaurus, for a site that names no language
const withoutLanguages = {defaultLocale: 'en', locales: ['en'], localeConfigs: {}};

/** The part of the Docusaurus context that is used. */
export type KnownContext = Pick<LoadContext, 'siteDir' | 'i18n'> &
  Partial<Pick<LoadContext, 'siteConfig' | 'generatedFilesDir'>>;

/** `contextOf` returns the context after Docusaurus has read the configuration. */
export function siteOf(config: SiteConfig, options: MarkdownOptions, contextOf: () => KnownContext | undefined): Site {
  const {defaultLocale, locales, localeConfigs} = {...withoutLanguages, ...config.i18n} as I18nConfig;
  const {glossary, data, texts: others} = options;

  let code: SiteCode | undefined;
  const textsBy = new Map<string, ChainTexts>();
  const site: Site = {
    get siteDir() {
      const siteDir = options.siteDir ?? contextOf()?.siteDir;
      if (siteDir) return siteDir;
      throw new Error(
        '@lectern/markdown does not know where the site is.\n  Add the “plugin” that markdown() returns to “plugins” of docusaurus.config.',
      );
    },
    // Docusaurus sets the variable while it reads the configuration, once per language.
    get locale() {
      const asked = contextOf()?.i18n.currentLocale ?? process.env.DOCUSAURUS_CURRENT_LOCALE;
      return locales.find((locale) => locale === asked) ?? defaultLocale;
    },
    defaultLocale,
    locales,
    url: config.url ?? '',
    get staticFolders() {
      // Other plugins may add folders.
      const known = contextOf()?.siteConfig?.staticDirectories ?? config.staticDirectories ?? ['static'];
      return (known as string[]).map((folder) => path.resolve(site.siteDir, folder));
    },
    get stopsAtMissingImages() {
      const {hooks} = contextOf()?.siteConfig?.markdown ?? config.markdown ?? {};
      return (hooks?.onBrokenMarkdownImages ?? 'throw') === 'throw';
    },
    directionOf: (locale) =>
      localeConfigs[locale]?.direction ?? contextOf()?.i18n.localeConfigs[locale]?.direction ?? 'ltr',
    localeOf(file) {
      const folder = /[\\/]i18n[\\/]([\w-]+)[\\/]/.exec(`/${file}`)?.[1];
      return locales.find((locale) => locale === folder) ?? defaultLocale;
    },
    docsAround(file) {
      const version = versionOfFile(path.relative(site.siteDir, file)) ?? 'current';
      return path.join(site.siteDir, docsFolder(version, site.locale, defaultLocale));
    },

    get code() {
      // Read when pages are compiled, after the theme has added its defaults.
      return (code ??= siteCode(contextOf()?.siteConfig?.themeConfig.prism ?? {}, options.highlight));
    },
    variablesOf: (locale) => readVariables(fileOf('variables', locale), options.variables),
    conditionsOf: (locale) => readConditions(fileOf('conditions', locale)),
    glossaryOf: (locale) => (glossary ? readGlossary(fileOf('glossary', locale)) : undefined),
    dataFiles(name) {
      const [first, ...rest] = locales.map((locale) => `${name}.${locale}.yml`);
      const last = rest.pop();
      return [[`${data}/${first}`, ...rest].join(', '), ...(last === undefined ? [] : [last])].join(' and ');
    },
    textsIn(locale) {
      let known = textsBy.get(locale);
      if (!known) {
        const siteDir = options.siteDir ?? contextOf()?.siteDir;
        const own = siteDir === undefined ? {} : textsOfSite({siteDir, i18n: config.i18n ?? {}}, locale);
        known = over(texts(locale, own), (others[locale] as Texts | undefined) ?? {}) as ChainTexts;
        // Before the folder of the site is known, its own texts can't be read.
        if (siteDir !== undefined) textsBy.set(locale, known);
      }
      return known;
    },

    glossaryPage: (file) => (!glossary ? '' : typeof glossary.page === 'string' ? glossary.page : glossary.page(file)),
    notForReaders: glossary ? glossary.exclude : [],
    ...(options.tabGroups && {tabGroups: options.tabGroups}),
    linkLanguages: options.linkLanguages,
    leftOut: options.leftOut,
    profiles: options.profiles,
    profile: options.profile,
    mistakes: options.mistakes,
    levels: {...defaultLevels, ...options.levels},
  };
  return site;

  function fileOf(name: string, locale: string): string {
    return dataFile(path.resolve(site.siteDir, data), name, locale, defaultLocale);
  }
}
