import {partsOf} from './apostrophes';
import {stemEnglish} from './porter';
import type {LanguageRules} from './rules';

export const en: LanguageRules = {
  stem: stemEnglish,
  stopWords: `a about am an and any are as at be been being but by can could did do does doing done for from get gets had
    has have having he her here his how i if in into is it its itself just let ll may me might more most must my no nor
    not of off on one only or other our out over own same shall she should so some such than that the their them then
    there these they this those to too under up upon us ve very was we were what when where whether which while who whom
    whose why will with would you your yours`,
  /** Without the genitive: `site’s` → `site`. */
  atApostrophes: (run) => partsOf(run, 0, run.replace(/['’ʼ‘]s$/i, '').length),
  leansOnOthers:
    /^(?:It|They|Two of|One of|He|She|This|That|These|Those|Both|Such|So|Then|There|Otherwise|Each)[ ,\u00a0’]/,
  abbreviations: /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|etc|no|fig|Dr|St)\.$/i,
};
