import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The language of this doc's text, and whether it is that of the site: a page may be untranslated. */
export function useLanguageOfText(): {language: string; isOfSite: boolean} {
  const {metadata} = useDoc();
  const {i18n} = useDocusaurusContext();
  const isOfSite =
    i18n.currentLocale === i18n.defaultLocale || metadata.source.startsWith(`@site/i18n/${i18n.currentLocale}/`);
  const locale = isOfSite ? i18n.currentLocale : i18n.defaultLocale;
  return {language: i18n.localeConfigs[locale]?.htmlLang ?? locale, isOfSite};
}
