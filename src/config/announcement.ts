import type {ThemeConfig} from '@docusaurus/preset-classic';
import {currentLocale, i18n, inLanguage} from './i18n';
import {parts} from './parts';
import {site} from './site';

const blog = `${i18n.localeConfigs?.[currentLocale]?.baseUrl}blog`;

const content = {
  en: `This is ${site.title} ${site.version}. <a href="${blog}">Read how it is built</a>.`,
  fr: `Voici ${site.title} ${site.version}. <a href="${blog}">Lire comment il est construit</a>.`,
};

export const announcement: ThemeConfig['announcementBar'] = parts.announcement
  ? {
      id: `release-${site.version}`,
      content: inLanguage(content),
      backgroundColor: 'var(--lectern-accent-soft)',
      textColor: 'var(--lectern-accent-strong)',
      isCloseable: true,
    }
  : undefined;
