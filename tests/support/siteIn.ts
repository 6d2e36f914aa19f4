import path from 'node:path';
import {markdown, type MarkdownOptions, type Site} from '@lectern/markdown';
import {defaultLevels, type MarkdownLevels} from '@lectern/markdown/levels';

/** Variables that the configuration gives. */
export const facts = {
  product: 'Acme',
  version: '1.2.3',
  repository: 'https://git.example.com/acme',
  nodeVersion: '20.19',
};

/** A site in English and French, with the data of `tests/support/site`, for tests of what makes its pages. */
export const configuration = {
  url: 'https://acme.example.com',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {}},
};

/** As strict as it can be: a test sees what a rule finds. */
export const strict = Object.fromEntries(
  Object.keys(defaultLevels).map((rule) => [rule, 'error']),
) as unknown as MarkdownLevels;

export const options: Partial<MarkdownOptions> = {
  levels: strict,
  siteDir: path.resolve(),
  data: 'tests/support/site/src/data',
  variables: facts,
  tabGroups: {
    format: {en: 'Format', fr: 'Format'},
    'operating-system': {en: 'Operating system', fr: 'Système d’exploitation'},
    'package-manager': {en: 'Package manager', fr: 'Gestionnaire de paquets'},
    shell: {en: 'Shell', fr: 'Interpréteur de commandes'},
  },
  profiles: ['internal'],
  linkLanguages: [[/(?:^|\.)docusaurus\.io$/, 'en']],
  math: true,
  diagrams: true,
  highlight: true,
};

/** What a plugin is given that runs alone. */
export function siteIn(locale = 'en', more: Partial<Site> = {}): Site {
  return {...markdown(configuration, options).site, locale, ...more};
}
