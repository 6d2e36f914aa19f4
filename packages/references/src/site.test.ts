import {expect, it} from 'vitest';
import {siteOf} from './site';

const i18n = {defaultLocale: 'en', locales: ['en', 'de', 'pt-BR']};
const siteIn = (more: object, docs = {}) => siteOf({siteDir: '/site', i18n: {...i18n, ...more}}, {docs});

it('has a folder for each language', () => {
  expect(siteIn({}).languages).toEqual([
    {locale: 'en', docs: '/site/docs'},
    {locale: 'de', docs: '/site/i18n/de/docusaurus-plugin-content-docs/current'},
    {locale: 'pt-BR', docs: '/site/i18n/pt-BR/docusaurus-plugin-content-docs/current'},
  ]);
});

it('follows what the configuration says of folders and addresses', () => {
  const site = siteIn(
    {path: 'languages', localeConfigs: {de: {path: 'de-DE'}, 'pt-BR': {translate: false}}, currentLocale: 'de'},
    {id: 'help', path: 'help', routeBasePath: '/'},
  );
  expect(site).toMatchObject({locale: 'de', docsRoute: ''});
  expect(site.languages).toEqual([
    {locale: 'en', docs: '/site/help'},
    {locale: 'de', docs: '/site/languages/de-DE/docusaurus-plugin-content-docs-help/current'},
  ]);
});
