import path from 'node:path';
import {textsOfSite} from '@lectern/kit/textsOfSite';
import {textGroup} from './texts';
import type {ReferencesOptions} from './types';

/** The places of references in a site. All folders are absolute. */
export interface Site {
  siteDir: string;
  /** The docs of each language, and the texts that the site itself sets for pages; the first one has the originals. */
  languages: {locale: string; docs: string; texts?: Record<string, string>}[];
  /** The language of this build. */
  locale: string;
  /** The beginning of URLs of docs: `/docs`, or empty at the root. */
  docsRoute: string;
  /** The folder for generated files other than pages. */
  cache: string;
}

/** Languages from a configuration, or from the context of Docusaurus. */
interface Languages {
  defaultLocale: string;
  locales: readonly string[];
  path?: string;
  currentLocale?: string;
  localeConfigs?: Record<string, {path?: string; translate?: boolean}>;
}

/** Docusaurus wouldn't read pages of a language that it doesn't translate. */
export function siteOf(
  {siteDir, i18n}: {siteDir: string; i18n: Languages},
  {docs}: Pick<ReferencesOptions, 'docs'>,
): Site {
  const {defaultLocale, locales, localeConfigs = {}, path: translations = 'i18n'} = i18n;
  const {id = 'default', path: folder = 'docs'} = docs;
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  const others = locales.filter((locale) => locale !== defaultLocale && localeConfigs[locale]?.translate !== false);
  // Docusaurus sets the variable while it reads the configuration, once per language.
  const asked = i18n.currentLocale ?? process.env.DOCUSAURUS_CURRENT_LOCALE;
  return {
    siteDir,
    languages: [
      {locale: defaultLocale, docs: path.resolve(siteDir, folder), ...ownTexts(defaultLocale)},
      ...others.map((locale) => ({
        locale,
        docs: path.resolve(siteDir, translations, localeConfigs[locale]?.path ?? locale, plugin, 'current'),
        ...ownTexts(locale),
      })),
    ],
    locale: [defaultLocale, ...others].find((locale) => locale === asked) ?? defaultLocale,
    docsRoute: docsRouteOf({docs}),
    cache: path.join(siteDir, '.cache/references'),
  };

  /** Only those of pages, because pages are made again when one changes. */
  function ownTexts(locale: string): Pick<Site['languages'][number], 'texts'> {
    const texts = Object.entries(textsOfSite({siteDir, i18n}, locale)).filter(([id]) => id.startsWith(`${textGroup}.`));
    return texts.length > 0 ? {texts: Object.fromEntries(texts)} : {};
  }
}

export function docsRouteOf({docs: {routeBasePath = 'docs'}}: Pick<ReferencesOptions, 'docs'>): string {
  return `/${routeBasePath}`.replace(/\/+/g, '/').replace(/\/$/, '');
}

/** The path of an API's file. */
export function fileOf(name: string, {siteDir}: Pick<Site, 'siteDir'>): string {
  return path.resolve(siteDir, name);
}
