/**
 * Tests of the machinery see a site of their own, whatever the site of this repository is: in English and French, with
 * all parts, and with the data of `tests/support/site`.
 */
import {vi} from 'vitest';
import type {Part} from '../../src/config/parts';

const languages: Record<string, {label: string; htmlLang: string; direction: string}> = {
  en: {label: 'English', htmlLang: 'en-US', direction: 'ltr'},
  fr: {label: 'Français', htmlLang: 'fr-FR', direction: 'ltr'},
};

vi.mock('../../src/config/i18n', async () => {
  const {site} = await import('../../src/config/site');
  const locales = Object.keys(languages);
  const localeOr = (locale: string | undefined): string => locales.find((one) => one === locale) ?? 'en';
  return {
    defaultLocale: 'en',
    codeLanguage: 'en',
    locales,
    prefixOf: (locale: string) => (locale === 'en' ? '' : `/${locale}`),
    i18n: {
      defaultLocale: 'en',
      path: 'i18n',
      locales,
      localeConfigs: Object.fromEntries(
        Object.entries(languages).map(([locale, language]) => [
          locale,
          {
            ...language,
            translate: locale !== 'en',
            url: site.url,
            baseUrl: locale === 'en' ? site.baseUrl : `${site.baseUrl}${locale}/`,
            calendar: 'gregory',
            path: locale,
          },
        ]),
      ),
    },
    directionOf: (locale: string) => languages[locale]?.direction ?? 'ltr',
    // A test may say in which language the site is built.
    get currentLocale() {
      return localeOr(process.env.DOCUSAURUS_CURRENT_LOCALE);
    },
    localeOfFile: (file: string) => localeOr(/[\\/]i18n[\\/]([\w-]+)[\\/]/.exec(`/${file}`)?.[1]),
    inLanguage: (texts: Record<string, unknown>, locale = localeOr(process.env.DOCUSAURUS_CURRENT_LOCALE)) =>
      texts[locale] ?? texts.en,
  };
});

vi.mock('../../src/config/parts', async (original) => {
  const {parts} = await original<{parts: Record<Part, boolean>}>();
  const off = ['offline', 'cms'];
  return {parts: Object.fromEntries(Object.keys(parts).map((part) => [part, !off.includes(part)]))};
});

vi.mock('../../src/data/folder', () => ({dataFolder: 'tests/support/site/src/data'}));
