/** A place in a text that breaks a rule of typography, and what belongs there. */
export interface Fault {
  start: number;
  end: number;
  replacement: string;
  rule: string;
}

/** Stands for what is not prose (code, markup, addresses), so that rules see that something is there. */
export const notProse = '\uFFFC';

export interface Rule {
  pattern: RegExp;
  replacement: (match: RegExpExecArray) => string;
  rule: string;
}

/** How a language is set: a file that is named after it has its rules. */
export interface Typography {
  rules: Rule[];
  /** Texts that are written otherwise, because somebody else has laid them down. */
  givenTexts?: string[];
}

/** What breaks the rules in prose, in the order of the text. */
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

/** A character that is written so stands where its last letter is: the whole of it is replaced. */
const escapeThatEnds = /\\(?:u[\da-f]{4}|")$/i;

/** The text with what belongs in each place. Where two faults overlap, the next run mends the second. */
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
