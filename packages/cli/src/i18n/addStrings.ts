type Strings = Record<string, {message: string; description?: string}>;

/**
 * Appends new strings, which Docusaurus has extracted, to a translation file. Existing lines don't change: Docusaurus
 * would remove descriptions, and doesn't know strings that were added by hand. Names are left out: they come from the
 * configuration, and a copy of them would become outdated.
 */
export function addStrings(before: string, written: string, isUnchanged: (message: string) => boolean): string {
  const known = JSON.parse(before) as Strings;
  const found = Object.entries(JSON.parse(written) as Strings).filter(
    ([id, {message}]) => !Object.hasOwn(known, id) && !isUnchanged(message),
  );
  if (found.length === 0) return before;
  const added = JSON.stringify(Object.fromEntries(found), null, 2).replace(/^\{/, '');
  const withoutEnd = before.trimEnd().replace(/\s*\}$/, '');
  return `${withoutEnd}${Object.keys(known).length > 0 ? ',' : ''}${added}\n`;
}
