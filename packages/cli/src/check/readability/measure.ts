import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Site} from '../../settings/site';
import {moduleOfLanguage} from '../languages';

export interface Readability {
  /** From 0, hard, to 100, easy. */
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

/** The readability formula of a language: `en.ts` has the English one. */
export interface Formula {
  ease: (wordsOfSentence: number, syllablesOfWord: number) => number;
  /** A word in lower case, without its silent letters. */
  heard: (letters: string) => string;
}

/** The formula of a language: from the site, or from this folder; undefined if neither has one. */
export function formulaOf(site: Site, language: string): Promise<Formula | undefined> {
  return moduleOfLanguage<Formula>(site, __dirname, language);
}

/** Measures the running text of a page; tables, headings and code aren't sentences. */
export function measure(tree: Root, formula: Formula): Readability {
  const sentences: Sentence[] = [];
  let syllables = 0;
  visit(tree, (node: Nodes) => {
    if (node.type === 'table') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    for (const text of sentencesOf(plainText(node))) {
      const words = wordsOf(text);
      if (words.length === 0) continue;
      sentences.push({text, words: words.length, line: node.position?.start.line ?? 1});
      for (const word of words) syllables += countSyllables(word, formula);
    }
    return SKIP;
  });
  const words = sentences.reduce((total, sentence) => total + sentence.words, 0);
  const ease = words === 0 ? 100 : formula.ease(words / sentences.length, syllables / words);
  return {
    ease: Math.max(0, Math.min(100, ease)),
    words,
    sentences: sentences.sort((one, other) => other.words - one.words),
  };
}

/** The text of a node; a name in code counts as one short word. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || node.type === 'image') return 'x';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** Splits text into sentences; a full stop within a word, as in `site.ts` or 3.10, ends none. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…][»”’")]*)\s+(?=[\p{Lu}\d«“x])/u)
    .map((sentence) => sentence.trim());
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\d]+(?:[.-][\p{L}\d]+)*/gu) ?? [];
}

/** Counts groups of vowels. */
export function countSyllables(word: string, {heard}: Formula): number {
  return Math.max(1, heard(word.toLowerCase()).match(/[aeiouyàâäéèêëîïôöùûüœæ]+/g)?.length ?? 0);
}
