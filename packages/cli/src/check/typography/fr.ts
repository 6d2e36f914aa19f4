import type {Rule} from './faults';

const narrow = '\u202F';

const symbols = 'ms|[kKMG]i?[oB]|px|r?em|[kMG]?Hz|[kMG]bit/s|€|%';
const endOfUnit = '(?![\\p{L}\\d’])';

export const rules: Rule[] = [
  {
    // Not after a space of the right kind, after an opening bracket, at the beginning of a line, or in '?!' and '10:30'.
    pattern: /(?<=[^\s([«;:!?])[ \u00A0]*(?<!\u202F)([;:!?])(?=[\s;:!?)\]»”,…\uFFFC]|$)/gu,
    replacement: ([, mark]) => narrow + mark,
    rule: 'A narrow no-break space (U+202F) stands before ; : ! and ?',
  },
  {
    pattern: /«(?!\u202F)\s*/gu,
    replacement: () => `«${narrow}`,
    rule: 'A narrow no-break space (U+202F) stands after «',
  },
  {
    pattern: /(?<!\u202F)[ \u00A0]*»/gu,
    replacement: () => `${narrow}»`,
    rule: 'A narrow no-break space (U+202F) stands before »',
  },
  {
    pattern: /(?<=\p{L})'(?=[\p{L}«\uFFFC])/gu,
    replacement: () => '’',
    rule: 'The apostrophe is ’',
  },
  {
    // One mark at a time, because code may be between the two: the first of each pair in a line.
    pattern: /(?<=^(?:[^"\n]*"[^"\n]*")*[^"\n]*)"(?=[^"\n]+")/gmu,
    replacement: () => `«${narrow}`,
    rule: 'Quotation marks are « »',
  },
  {
    pattern: /(?<=^(?:[^"\n]*"[^"\n]*")*[^"\n]*"[^"\n]+)"/gmu,
    replacement: () => `${narrow}»`,
    rule: 'Quotation marks are « »',
  },
  {
    pattern: /(?<=^|\n|[^.])\.\.\.(?!\.)/gu,
    replacement: () => '…',
    rule: 'An ellipsis is the one character …',
  },
  {
    pattern: new RegExp(`(?<=\\d)[ \u202F](?=(?:s|min|h|o|${symbols})${endOfUnit})`, 'gu'),
    replacement: () => '\u00A0',
    rule: 'A no-break space (U+00A0) stands between a number and its unit',
  },
  {
    // A single letter after a number may mean something else: 2G, 10h30.
    pattern: new RegExp(`(?<=\\d)(?=(?:${symbols})${endOfUnit})`, 'gu'),
    replacement: () => '\u00A0',
    rule: 'A no-break space (U+00A0) stands between a number and its unit',
  },
  {
    pattern: new RegExp(`(?<=\\d[ \u00A0\u202F]?)(?:Ko|[kKMG]i?B)${endOfUnit}`, 'gu'),
    replacement: ([unit]) => unit.replace('B', 'o').replace(/^K(?!i)/, 'k'),
    rule: 'The units of French are o, ko, Mo, Go, Kio and Mio',
  },
  {
    pattern: /(?<=(?<![\d.,\uFFFC\u202F])\d{1,3})[ \u00A0](?=\d{3}(?!\d))/gu,
    replacement: () => narrow,
    rule: 'A narrow no-break space (U+202F) stands between thousands',
  },
];

/** The error catalogue of the specification prescribes this text, with this apostrophe. */
export const givenTexts = ["Nous n'avons pas trouvé ce que vous recherchez."];
