/** The formula of Flesch. */
export const ease = (wordsOfSentence: number, syllablesOfWord: number): number =>
  206.835 - 1.015 * wordsOfSentence - 84.6 * syllablesOfWord;

/** A word without silent endings: `page` has one syllable. */
export const heard = (letters: string): string =>
  letters.replace(/(?<=[aeiouy].*[^aeiouyl])e[ds]?$/, '').replace(/(?<=[aeiouy].*[aeiouy]l)e[ds]?$/, '');
