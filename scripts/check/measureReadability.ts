import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

export interface Readability {
  /** From 0, hard, to 100, easy: Flesch for English, Kandel and Moles for French. */
  ease: number;
  words: number;
  /** The longest first. */
  sentences: Sentence[];
}

interface Sentence {
  text: string;
  words: number;
  line: number;
}

const formulas: Record<string, (wordsOfSentence: number, syllablesOfWord: number) => number> = {
  en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
  fr: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables,
};

/** How hard the running text of a page is to read. Tables, headings and code are no sentences. */
export function measure(tree: Root, language: string): Readability {
  const sentences: Sentence[] = [];
  let syllables = 0;
  visit(tree, (node: Nodes) => {
    if (node.type === 'table') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    for (const text of sentencesOf(plainText(node))) {
      const words = wordsOf(text);
      if (words.length === 0) continue;
      sentences.push({text, words: words.length, line: node.position?.start.line ?? 1});
      for (const word of words) syllables += countSyllables(word, language);
    }
    return SKIP;
  });
  const words = sentences.reduce((total, sentence) => total + sentence.words, 0);
  const formula = formulas[language] ?? formulas.en!;
  const ease = words === 0 ? 100 : formula(words / sentences.length, syllables / words);
  return {
    ease: Math.max(0, Math.min(100, ease)),
    words,
    sentences: sentences.sort((one, other) => other.words - one.words),
  };
}

/** A name in code is one short word, however it is spelt. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || node.type === 'image') return 'x';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** A full stop within a word, as in `site.ts` or 3.10, ends nothing. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…][»”’")]*)\s+(?=[\p{Lu}\d«“x])/u)
    .map((sentence) => sentence.trim());
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\d]+(?:[.-][\p{L}\d]+)*/gu) ?? [];
}

/** Groups of vowels, without the endings that are not heard: `page` has one, *étiquettes* three. */
export function countSyllables(word: string, language: string): number {
  const letters = word.toLowerCase();
  const heard =
    language === 'fr'
      ? letters.replace(/(?<=[^aeiouyéèêàâîïôûù]u?)(?:es?|ent)$/, '').replace(/qu/g, 'q')
      : letters.replace(/(?<=[aeiouy].*[^aeiouyl])e[ds]?$/, '').replace(/(?<=[aeiouy].*[aeiouy]l)e[ds]?$/, '');
  return Math.max(1, heard.match(/[aeiouyàâäéèêëîïôöùûüœæ]+/g)?.length ?? 0);
}
