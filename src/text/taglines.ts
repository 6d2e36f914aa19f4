import french from '../../i18n/fr/code.json';
import type {Locale} from '../config/i18n';
import {site} from '../config/site';

/** What the site is, in one line, where the build writes for readers. */
export const taglines: Record<Locale, string> = {en: site.tagline, fr: french['home.tagline'].message};
