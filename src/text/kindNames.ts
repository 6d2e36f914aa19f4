import type {Locale} from '../config/i18n';
import {textsIn} from '@lectern/kit/texts';
import type {PageKind} from '@lectern/search/shared/types';
import english from './translations/en.json';

const texts = textsIn(__dirname, english);

/** What the kinds of pages are called where the build writes for readers. */
export function kindNames(locale: Locale): Record<PageKind, string> {
  return texts(locale).kinds;
}
