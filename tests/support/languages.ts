import {i18n, prefixOf} from '../../src/config/i18n';

/** The languages of the site, the first one first. */
export const languages = i18n.locales.map((locale) => ({
  locale,
  prefix: prefixOf(locale),
  label: i18n.localeConfigs[locale]?.label ?? locale,
  htmlLang: i18n.localeConfigs[locale]?.htmlLang ?? locale,
}));
