import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds to `@easyops-cn/docusaurus-search-local`: its missing translations, and a replacement for `<SiteSearch />`. */
export default function easyops({i18n}: LoadContext): Plugin {
  const file = path.join(__dirname, 'translations', `${i18n.currentLocale}.json`);
  return {
    name: 'search-easyops',
    getThemePath: () => path.join(__dirname, 'theme'),
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}),
  };
}
