import {announcementTexts} from '../config/announcement';
import {feedTexts} from '../config/blog';
import type {Locale} from '../config/i18n';
import {parts} from '../config/parts';
import {hasPart} from '../config/presentParts';
import {tabGroups} from '../config/tabGroups';

type InLanguages = Partial<Record<Locale, unknown>>;

/** Texts of the configuration in several languages, by file and name. */
export const textsOfConfiguration: Record<string, Record<string, InLanguages>> = {
  'src/config/announcement.ts': parts.announcement ? {announcementTexts} : {},
  'src/config/blog.ts': hasPart('blog') ? {feedTexts} : {},
  'src/config/tabGroups.ts': tabGroups,
};
