import path from 'node:path';
import type {ReferencesOptions} from './types';

/** Where the pages of references go. All folders are absolute. */
export interface Site {
  siteDir: string;
  /** Docs of each language; the first is the one that others translate. */
  languages: {locale: string; docs: string}[];
  /** The language that is being built. */
  locale: string;
  /** What the addresses of docs begin with: `/docs`, or nothing where they stand at the root. */
  docsRoute: string;
  /** Holds what is made besides pages. */
  cache: string;
}

/** What a configuration says of languages, or what Docusaurus makes of it. */
interface Languages {
  defaultLocale: string;
  locales: readonly string[];
  path?: string;
  currentLocale?: string;
  localeConfigs?: Record<string, {path?: string; translate?: boolean}>;
}

/** Of a language that Docusaurus does not translate, it would not read the pages. */
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
      {locale: defaultLocale, docs: path.resolve(siteDir, folder)},
      ...others.map((locale) => ({
        locale,
        docs: path.resolve(siteDir, translations, localeConfigs[locale]?.path ?? locale, plugin, 'current'),
      })),
    ],
    locale: [defaultLocale, ...others].find((locale) => locale === asked) ?? defaultLocale,
    docsRoute: docsRouteOf({docs}),
    cache: path.join(siteDir, '.cache/references'),
  };
}

export function docsRouteOf({docs: {routeBasePath = 'docs'}}: Pick<ReferencesOptions, 'docs'>): string {
  return `/${routeBasePath}`.replace(/\/+/g, '/').replace(/\/$/, '');
}

/** Where an API of the options has one of its files. */
export function fileOf(name: string, {siteDir}: Pick<Site, 'siteDir'>): string {
  return path.resolve(siteDir, name);
}
