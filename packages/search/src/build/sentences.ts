import {rulesOf} from '../languages/rulesOf';
import type {Language} from '../shared/types';

const closing = String.raw`[”"’')\]」』]*(?:[\u00a0\u202f]?»)?`;
const opening = String.raw`["“«‘'([「『]?[\u00a0\u202f]?`;
/**
 * The end of a sentence with its closing marks, and the space before one that begins with a capital or a sign, or in a
 * script without capitals. Chinese and Japanese have no space there.
 */
const end = new RegExp(
  String.raw`(?<=[.!?…؟।॥۔։]${closing}) (?=${opening}[\p{Lu}\p{Lo}\p{N}/<{${'`'}$_-])|(?<=[。！？]${closing})(?=${opening}[\p{L}\p{N}])`,
  'u',
);
const ended = new RegExp(String.raw`[.!?…:؟।॥۔։。！？：]${closing}$`, 'u');
/** Three words, or as many characters in scripts without spaces. */
const long = /\S[ \u00a0]\S+[ \u00a0]\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u;

/** `A. B? C` → `A.`, `B?`, `C` */
export function sentencesOf(text: string, language: Language): string[] {
  const {abbreviations} = rulesOf(language);
  const sentences: string[] = [];
  for (const part of text.split(end)) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviations?.test(before)) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Whether a text is a sentence, not a name, a value or a label. */
export function isSentence(text: string): boolean {
  return ended.test(text) && long.test(text);
}
