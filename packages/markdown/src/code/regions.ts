interface Region {
  code: string;
  /** The line of the file at which the code begins. */
  firstLine: number;
  hasEnd: boolean;
}

/** A comment of any language with only a marker: `# region a`, `// #region a`, `<!-- endregion -->`. */
const mark = /^\s*(?:\/\/|\/\*|#|--|%|;|<!--)\s*#?(region|endregion)\b[ \t]*(.*?)\s*(?:\*\/|-->)?\s*$/;

/** The named region of a text, or all of it, without common indentation and without markers of other regions. */
export function regionOf(text: string, name?: string): Region | undefined {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const start = name === undefined ? 0 : lines.findIndex((line) => nameOf(line) === name) + 1;
  if (name !== undefined && start === 0) return undefined;
  const end = name === undefined ? lines.length : endOf(lines, start);
  const shown = lines.slice(start, end < 0 ? lines.length : end);
  const blank = Math.max(
    0,
    shown.findIndex((line) => line.trim() !== '' && !mark.test(line)),
  );
  return {
    code: dedent(shown.slice(blank).filter((line) => !mark.test(line))).trimEnd(),
    firstLine: start + blank + 1,
    hasEnd: end >= 0,
  };
}

export function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => nameOf(line) ?? []);
}

function nameOf(line: string): string | undefined {
  const [, kind, name] = mark.exec(line) ?? [];
  return kind === 'region' ? name : undefined;
}

/** Regions can be nested. */
function endOf(lines: string[], start: number): number {
  let depth = 1;
  return lines.findIndex((line, index) => {
    const kind = index < start ? undefined : mark.exec(line)?.[1];
    if (kind) depth += kind === 'region' ? 1 : -1;
    return depth === 0;
  });
}

function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}
