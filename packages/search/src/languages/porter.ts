/**
 * Porter's stemmer for English, after “An algorithm for suffix stripping” (1980). Tests compare it with that of Lunr, which
 * needs the whole library: 8 kB instead of one.
 */
const suffixes2: [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const suffixes3: [string, string][] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const suffixes4 = /^(.*?)(ement|ment|ent|able|ible|ance|ence|al|er|ic|ant|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

const vowel = '(?:[aeiou]|(?<=[^aeiou])y)';
const vowelSomewhere = new RegExp(vowel);
/** The number of transitions from vowels to consonants. */
const measureRuns = new RegExp(`${vowel}+(?:(?!${vowel})[a-z])+`, 'g');
const shortSyllable = new RegExp(`^(?:(?!${vowel})[a-z])+${vowel}(?!${vowel})[^wxy]$`);

const measure = (text: string): number => text.match(measureRuns)?.length ?? 0;

export function stemEnglish(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  return step5(step4(step3(step2(step1(word)))));
}

/** Plurals, -ed, -ing and a final y: `caresses`, `plastered`, `motoring`, `happy`. */
function step1(word: string): string {
  let result = word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1');
  const [, stem = '', suffix] = /^(.*?)(eed|ed|ing)$/.exec(result) ?? [];
  if (suffix === 'eed') {
    if (measure(stem) > 0) result = `${stem}ee`;
  } else if (suffix && vowelSomewhere.test(stem)) {
    if (/(at|bl|iz)$/.test(stem)) result = `${stem}e`;
    else if (/([^aeiouylsz])\1$/.test(stem)) result = stem.slice(0, -1);
    else result = shortSyllable.test(stem) ? `${stem}e` : stem;
  }
  return /^.+[^aeiou]y$/.test(result) && result.length > 2 ? `${result.slice(0, -1)}i` : result;
}

function step2(word: string): string {
  return replaceSuffix(word, suffixes2);
}

function step3(word: string): string {
  return replaceSuffix(word, suffixes3);
}

function step4(word: string): string {
  const [, stem = '', suffix] = suffixes4.exec(word) ?? [];
  return suffix && measure(stem) > 1 ? stem : word;
}

/** A final e, and a double l. */
function step5(word: string): string {
  let result = word;
  const stem = word.slice(0, -1);
  if (word.endsWith('e') && (measure(stem) > 1 || (measure(stem) === 1 && !shortSyllable.test(stem)))) result = stem;
  return result.endsWith('ll') && measure(result) > 1 ? result.slice(0, -1) : result;
}

function replaceSuffix(word: string, suffixes: [string, string][]): string {
  const found = suffixes.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const stem = word.slice(0, -found[0].length);
  return measure(stem) > 0 ? stem + found[1] : word;
}
