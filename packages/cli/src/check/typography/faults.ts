/** A place in a text that breaks a rule of typography, and its replacement. */
export interface Fault {
  start: number;
  end: number;
  replacement: string;
  rule: string;
}

/** Replaces code, markup and URLs, so that rules know that something is there. */
export const notProse = '\uFFFC';

export interface Rule {
  pattern: RegExp;
  replacement: (match: RegExpExecArray) => string;
  rule: string;
}

/** The typographic rules of a language, from the file named after it. */
export interface Typography {
  rules: Rule[];
  /** Texts that are exempt, because a specification prescribes them. */
  givenTexts?: string[];
}

/** Places in prose that break the rules, in their order. */
export function findFaults(prose: string, rules: Rule[]): Fault[] {
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

/** An escape sequence that ends at the fault: it is replaced as a whole, not only its last character. */
const escapeThatEnds = /\\(?:u[\da-f]{4}|")$/i;

/** Replaces all faults in a text. Where two overlap, the next run mends the second. */
export function mend(text: string, faults: Fault[]): string {
  let mended = '';
  let done = 0;
  for (const {start, end, replacement} of faults) {
    if (start < done) continue;
    const [escape = ''] = (start < end && escapeThatEnds.exec(text.slice(Math.max(done, start - 5), start + 1))) || [];
    mended += text.slice(done, start - Math.max(0, escape.length - 1)) + replacement;
    done = end;
  }
  return mended + text.slice(done);
}
