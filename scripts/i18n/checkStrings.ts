import {readStrings} from './extractStrings';

/** By file and key. */
export type StringFiles = Record<string, Record<string, {message: string}>>;

/** Names and words that are the same in both languages: here a French text may be its English one. */
const sameInBoth = new Set([
  'Blog',
  'Code',
  'danger',
  'Docs',
  'Documentation',
  'GitHub',
  'GraphQL',
  'Guides',
  'Lectern',
  'Menu',
  'OpenAPI',
  'Page',
  'REST',
  'Versions',
  'Wiki',
]);

/** Strings that the site asks for and nobody has translated. */
export async function checkStrings(folder: string, defaults: StringFiles): Promise<string[]> {
  return compareStrings(await readStrings(folder), defaults);
}

export function compareStrings(translated: StringFiles, defaults: StringFiles): string[] {
  return Object.entries(defaults).flatMap(([file, strings]) =>
    Object.entries(strings).flatMap(([key, {message}]) => {
      if (sameInBoth.has(message) || message.startsWith('©')) return [];
      const translation = translated[file]?.[key]?.message;
      if (translation === undefined) return [`${file}: “${key}” is missing`];
      return translation === message
        ? [
            `${file}: “${key}” is still in English: “${message}”. If the French is the same, add it to sameInBoth in scripts/i18n/checkStrings.ts`,
          ]
        : [];
    }),
  );
}
