import type {ThemeConfig} from '@docusaurus/preset-classic';
import {currentLocale, i18n, inLanguage, type Locale} from './i18n';
import {parts} from './parts';
import {hasPart} from './presentParts';
import {site} from './site';

const address = `${i18n.localeConfigs?.[currentLocale]?.baseUrl}blog`;
const toBlog = (words: string): string => (hasPart('blog') ? ` <a href="${address}">${words}</a>.` : '');

export const announcementTexts: Record<Locale, string> = {
  en: `This is ${site.title} ${site.version}.${toBlog('Read how it is built')}`,
  fr: `Voici ${site.title} ${site.version}.${toBlog('Lire comment il est construit')}`,
};

export const announcement: ThemeConfig['announcementBar'] = parts.announcement
  ? {
      id: `release-${site.version}`,
      content: inLanguage(announcementTexts),
      backgroundColor: 'var(--lectern-accent-soft)',
      textColor: 'var(--lectern-accent-strong)',
      isCloseable: true,
    }
  : undefined;
