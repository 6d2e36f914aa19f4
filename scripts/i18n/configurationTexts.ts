import {announcementTexts} from '../../src/config/announcement';
import {feedTexts} from '../../src/config/blog';
import type {Locale} from '../../src/config/i18n';
import {parts} from '../../src/config/parts';
import {hasPart} from '../../src/config/presentParts';
import {tabGroups} from '../../src/config/tabGroups';

type InLanguages = Partial<Record<Locale, unknown>>;

/** What the configuration says in several languages, by its file and its name there. */
const textsOfSite: Record<string, Record<string, InLanguages>> = {
  'src/config/announcement.ts': parts.announcement ? {announcementTexts} : {},
  'src/config/blog.ts': hasPart('blog') ? {feedTexts} : {},
  'src/config/tabGroups.ts': tabGroups,
};

/** Where readers of a language get a text of another one: `inLanguage` of src/config/i18n.ts. */
export function missingOfConfiguration(locale: Locale, texts = textsOfSite): string[] {
  return Object.entries(texts).flatMap(([file, ofFile]) =>
    Object.entries(ofFile)
      .filter(([, text]) => text[locale] === undefined)
      .map(([name]) => `${file}: “${name}” has no text in “${locale}”`),
  );
}
