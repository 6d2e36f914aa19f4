/** A place in a text that breaks a rule of French typography, and what belongs there. */
export interface Fault {
  start: number;
  end: number;
  replacement: string;
  rule: string;
}

/** Stands for what is not prose (code, markup, addresses), so that rules see that something is there. */
export const notProse = '\uFFFC';

const narrow = '\u202F';

interface Rule {
  pattern: RegExp;
  replacement: (match: RegExpExecArray) => string;
  rule: string;
}

const rules: Rule[] = [
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
    pattern: /"([^"\n]+)"/gu,
    replacement: ([, words]) => `«${narrow}${words}${narrow}»`,
    rule: 'Quotation marks are « »',
  },
  {
    pattern: /(?<=^|\n|[^.])\.\.\.(?!\.)/gu,
    replacement: () => '…',
    rule: 'An ellipsis is the one character …',
  },
  {
    pattern: /(?<=\d) (?=(?:ms|s|min|h|o|[kMG]i?o|px|[kM]bit\/s|%)(?![\p{L}\d’\uFFFC]))/gu,
    replacement: () => '\u00A0',
    rule: 'A no-break space (U+00A0) stands between a number and its unit',
  },
  {
    pattern: /(?<=(?<![\d.,\uFFFC\u202F])\d{1,3}) (?=\d{3}(?!\d))/gu,
    replacement: () => narrow,
    rule: 'A narrow no-break space (U+202F) stands between thousands',
  },
];

/** What breaks the rules in prose, in the order of the text. */
export function findFaults(prose: string): Fault[] {
  const faults = rules.flatMap(({pattern, replacement, rule}) =>
    [...prose.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      replacement: replacement(match),
      rule,
    })),
  );
  return faults.sort((one, other) => one.start - other.start);
}

/** The text with what belongs in each place. Where two faults overlap, the next run mends the second. */
export function mend(text: string, faults: Fault[]): string {
  let mended = '';
  let done = 0;
  for (const {start, end, replacement} of faults) {
    if (start < done) continue;
    mended += text.slice(done, start) + replacement;
    done = end;
  }
  return mended + text.slice(done);
}
