import type {Language} from './types';

/**
 * Words that say nothing about a page, folded. They are found in titles and headings, but not in texts, and a query
 * that has other words does without them.
 */
const lists: Record<Language, string> = {
  en: `a about am an and any are as at be been being but by can could did do does doing done for from get gets had has
    have having he her here his how i if in into is it its itself just let ll may me might more most must my no nor not
    of off on one only or other our out over own same shall she should so some such than that the their them then there
    these they this those to too under up upon us ve very was we were what when where whether which while who whom whose
    why will with would you your yours`,
  fr: `a ai ainsi alors apres as au aucun aucune aussi autre autres aux avant avec avez avoir avons c ca car ce ceci cela
    celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de des deux doit doivent donc dont du elle
    elles en encore entre es est et etaient etait etant etc ete etes etre eu eux faire fait faut fois font fut ici il
    ils j je jusque l la le les leur leurs lors lorsque lui m ma mais me meme memes mes mien moi moins mon n ne ni non
    nos notre nous on ont ou par parce pas peu peut peuvent plus plusieurs pour pourquoi puis puisque qu quand que quel
    quelle quelles quels qui quoi s sa sans se selon sera serait seront ses si sien soi soit son sont sous suis sur t ta
    te tel telle tes toi ton tous tout toute toutes tres tu un une va vers voici voila vos votre vous y`,
};

const sets: Partial<Record<Language, Set<string>>> = {};

/** Single letters count as well: they are the rest of something more often than the name of something. */
export function isStopWord(word: string, language: Language): boolean {
  return word.length < 2 || (sets[language] ??= new Set(lists[language].split(/\s+/))).has(word);
}
