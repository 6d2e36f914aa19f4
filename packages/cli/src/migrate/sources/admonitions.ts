import {directive, findCode, type Line} from '../lines';

/** Kinds of admonition in other generators, and their counterparts here. */
const kinds: Record<string, string> = {
  note: 'note',
  quote: 'note',
  cite: 'note',
  example: 'note',
  seealso: 'note',
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  info: 'info',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  question: 'info',
  help: 'info',
  faq: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  attention: 'warning',
  danger: 'danger',
  error: 'danger',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  bug: 'danger',
};

/** `caution` → `warning`; an unknown kind becomes a note. */
export function kindOf(name: string): string {
  return kinds[name.toLowerCase()] ?? 'note';
}

/**
 *   > [!WARNING]      :::warning
 *   > Text        →   Text
 *                     :::
 */
export function convertAlerts(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, kind] = (isCode[index] ? null : /^> ?\[!(\w+)\]\s*$/.exec(line.text)) ?? [];
    if (!kind) {
      result.push(line);
      continue;
    }
    const body: Line[] = [];
    while (lines[index + 1]?.text.startsWith('>')) {
      const {text, from} = lines[++index]!;
      body.push({text: text.replace(/^> ?/, ''), from});
    }
    result.push(...directive(kindOf(kind), '', body, line.from));
  }
  return result;
}
