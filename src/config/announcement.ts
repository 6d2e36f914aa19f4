import type {ThemeConfig} from '@docusaurus/preset-classic';
import {currentLocale} from './i18n';
import {site} from './site';

/** `false` when it is no longer news. */
const isOn = true as boolean;

const content = {
  en: `Lectern ${site.version} is here. <a href="${site.baseUrl}blog">Read what is behind it</a>.`,
  fr: `Lectern ${site.version} est disponible. <a href="${site.baseUrl}fr/blog">En savoir plus sur le blog</a>.`,
};

export const announcement: ThemeConfig['announcementBar'] = isOn
  ? {
      id: `release-${site.version}`,
      content: content[currentLocale],
      backgroundColor: 'var(--lectern-accent-soft)',
      textColor: 'var(--lectern-accent-strong)',
      isCloseable: true,
    }
  : undefined;
