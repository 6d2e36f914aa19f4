/**
 * In files of the template, comments mark lines that only some sites have:
 *
 *   // #if blog wiki
 *   …
 *   // #endif
 *
 * is kept if there is a blog or a wiki, without the comments; `#if !blog` is kept if there is none.
 */
export function keepParts(text: string, present: ReadonlySet<string>): string {
  const around: boolean[] = [];
  const holds = (name: string): boolean => (name.startsWith('!') ? !present.has(name.slice(1)) : present.has(name));
  return text
    .split('\n')
    .filter((line) => {
      const [, command, names = ''] = /^\s*(?:\/\/|#|<!--) #(if|endif)\b([\w !]*)/.exec(line) ?? [];
      if (command === 'if') around.push(names.trim().split(' ').some(holds));
      if (command === 'endif') around.pop();
      return !command && around.every(Boolean);
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Values that are code already. */
const isCode: ReadonlySet<string> = new Set(['languages', 'taglines']);

/** Replaces `%name%` by its value, escaped for the type of the file. */
export function fillIn(text: string, values: Record<string, string>, file: string): string {
  return text.replace(/%([a-zA-Z]+)%/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return isCode.has(name) ? value : escape(value, file);
  });
}

/** A text between single quotes in code. */
export const inQuotes = (value: string): string => value.replace(/[\\']/g, '\\$&');

function escape(value: string, file: string): string {
  if (/\.tsx?$/.test(file)) return inQuotes(value);
  if (file.endsWith('.md')) return value.replace(/[\\`*_<>[\]#|&]/g, '\\$&');
  return value;
}
