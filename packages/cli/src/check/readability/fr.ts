/** The formula of Kandel and Moles. */
export const ease = (wordsOfSentence: number, syllablesOfWord: number): number =>
  207 - 1.015 * wordsOfSentence - 73.6 * syllablesOfWord;

/** A word without silent endings: *étiquettes* has three syllables. */
export const heard = (letters: string): string =>
  letters.replace(/(?<=[^aeiouyéèêàâîïôûù]u?)(?:es?|ent)$/, '').replace(/qu/g, 'q');
