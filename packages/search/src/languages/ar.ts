import addArabic from 'lunr-languages/lunr.ar';
import {fromLunr} from './fromLunr';
import type {LanguageRules} from './rules';

/** The article is part of the word: `الكتاب` is `كتاب`. */
export const ar: LanguageRules = {...fromLunr(addArabic), cutsBeginnings: true};
