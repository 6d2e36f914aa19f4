/** Flesch. */
export const ease = (wordsOfSentence: number, syllablesOfWord: number): number =>
  206.835 - 1.015 * wordsOfSentence - 84.6 * syllablesOfWord;

/** Without the endings that are not heard: `page` has one syllable. */
export const heard = (letters: string): string =>
  letters.replace(/(?<=[aeiouy].*[^aeiouyl])e[ds]?$/, '').replace(/(?<=[aeiouy].*[aeiouy]l)e[ds]?$/, '');
