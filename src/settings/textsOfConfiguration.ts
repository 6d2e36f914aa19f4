import {announcementTexts} from '../config/announcement';
import {feedTexts} from '../config/blog';
import type {Locale} from '../config/i18n';
import {parts} from '../config/parts';
import {hasPart} from '../config/presentParts';
import {tabGroups} from '../config/tabGroups';

type InLanguages = Partial<Record<Locale, unknown>>;

/** What the configuration says in several languages, by its file and its name there. */
export const textsOfConfiguration: Record<string, Record<string, InLanguages>> = {
  'src/config/announcement.ts': parts.announcement ? {announcementTexts} : {},
  'src/config/blog.ts': hasPart('blog') ? {feedTexts} : {},
  'src/config/tabGroups.ts': tabGroups,
};
