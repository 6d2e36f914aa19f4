import addFrench from 'lunr-languages/lunr.fr';
import addStemmerSupport from 'lunr-languages/lunr.stemmer.support';
import {partsOf} from './apostrophes';
import {readLunr} from './lunr';
import type {LanguageRules} from './rules';

const elision = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)['’ʼ‘](?=\p{L})/iu;
/** Words that contain an apostrophe. */
const joined = /^(?:aujourd|entr|prud)['’ʼ‘]/iu;
const {stem} = readLunr(addStemmerSupport, addFrench);

/** Guides say ‘traduisez’, and readers type ‘traduire’ or ‘traduction’: verbs with several stems, and the one of each. */
const verbs: [forms: RegExp, end: string][] = [
  [/(?<=(?:tra|pro|con|intro|re|de)d|str)u(?:i(?:re|s(?:e[sz]?|ons|ent|ant)?|te?s?)|ctions?|cteurs?)$/, 'ui'],
  [/(?<=^(?:r?e|de|ins|trans|sous|pres))cri(?:re|v(?:e[sz]?|ons|ent|ant)|te?s?)$/, 'cri'],
  [/(?<=^(?:re|e)?)li(?:re|s(?:ez|ons|ent|ant))$/, 'li'],
  [/(?<=met)(?:s|t(?:re|e[sz]?|ons|ent|ant))$/, ''],
];
const irregular = (word: string): string | undefined => {
  const [forms, end] = verbs.find(([pattern]) => pattern.test(word)) ?? [];
  return forms && word.replace(forms, end!);
};

export const fr: LanguageRules = {
  // `configurée` and `configurées` lose an ending that `configurer` and `configuration` lack, before the stemmer.
  stem: (word) => irregular(word) ?? (/^[a-z]{3,}$/.test(word) ? stem(word.replace(/(?<=[a-z]{2})ees?$/, 'e')) : word),
  // Our own list: a page may be about words in that of Lunr.
  stopWords: `a ai ainsi alors apres as au aucun aucune aussi autre autres aux avant avec avez avoir avons c ca car ce
    ceci cela celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de des deux doit doivent donc
    dont du elle elles en encore entre es est et etaient etait etant etc ete etes etre eu eux faire fait faut fois font
    fut ici il ils j je jusque l la le les leur leurs lors lorsque lui m ma mais me meme memes mes mien moi moins mon n
    ne ni non nos notre nous on ont ou par parce pas peu peut peuvent plus plusieurs pour pourquoi puis puisque qu quand
    que quel quelle quelles quels qui quoi s sa sans se selon sera serait seront ses si sien soi soit son sont sous suis
    sur t ta te tel telle tes toi ton tous tout toute toutes tres tu un une va vers voici voila vos votre vous y`,
  /** Without elisions: `l’élève` → `élève`; `aujourd’hui` stays. */
  atApostrophes(run) {
    let start = 0;
    for (let match; (match = elision.exec(run.slice(start)));) start += match[0].length;
    return joined.test(run.slice(start)) ? [[start, run.length]] : partsOf(run, start);
  },
  leansOnOthers:
    /^(?:Il|Elle|Ils|Elles|Ce|Cet|Cette|Ces|Cela|Ceux|Celle|Celui|Celles|Sinon|Ainsi|Alors|Leur|Leurs|Son|Sa|Ses|L’un|Chacun|Chacune|Deux d’entre|L’une? d’entre)[ ,\u00a0’]/,
  abbreviations: /(?:^|[\s(])(?:cf|etc|ex|no|fig|M|Mme|Dr|St)\.$/i,
  colon: '\u202f: ',
};
