import {localesOf, type Site} from '../settings/site';

/**
 * The languages that each process builds: one, where the configuration names its `baseUrl`. Docusaurus builds a language
 * without it for `/` if it builds no other, so one process builds all languages of such a site.
 */
export function processesFor(wanted: string[], site: Site): string[][] {
  const {localeConfigs = {}, locales} = site.config.i18n ?? {};
  const nameless = wanted.filter(
    (locale) => locale !== site.languages.first && localeConfigs[locale]?.baseUrl === undefined,
  );
  if (nameless.length === 0) return wanted.map((locale) => [locale]);
  if (localesOf(site).every((locale) => wanted.includes(locale))) return [[...(locales ?? wanted)]];
  const [locale] = nameless as [string];
  throw new Error(
    `Alone, “${locale}” would be built for /. Write i18n: {localeConfigs: {${JSON.stringify(locale)}: {baseUrl: '/${locale}/'}}} in docusaurus.config, or build all languages.`,
  );
}
