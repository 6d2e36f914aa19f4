import type {Locale} from '../config/i18n';
import {textsIn} from '@lectern/kit/texts';
import type {PageKind} from '@lectern/search/shared/types';
import english from './translations/en.json';

const texts = textsIn(__dirname, english);

/** The names of the kinds of pages, in texts that the build writes. */
export function kindNames(locale: Locale): Record<PageKind, string> {
  return texts(locale).kinds;
}
