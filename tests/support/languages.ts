import {i18n, prefixOf} from '../../src/config/i18n';
import {site} from '../../src/config/site';

/** The path of the site, without the slash at its end: `/handbook`, or nothing at the root of a host. */
export const base = site.baseUrl.slice(0, -1);

/** The languages of the site, the first one first. Addresses of a language begin with its `prefix`. */
export const languages = i18n.locales.map((locale) => ({
  locale,
  prefix: base + prefixOf(locale),
  /** In the build, where it is none for the first language. */
  folder: prefixOf(locale).slice(1),
  label: i18n.localeConfigs[locale]?.label ?? locale,
  htmlLang: i18n.localeConfigs[locale]?.htmlLang ?? locale,
}));

type Language = (typeof languages)[number];

/** The language of the page at an address: that of the longest prefix. */
export function languageAt(address: string): Language {
  const found = languages.filter(({prefix}) => address === prefix || address.startsWith(`${prefix}/`));
  return found.reduce((one, other) => (other.prefix.length > one.prefix.length ? other : one));
}
