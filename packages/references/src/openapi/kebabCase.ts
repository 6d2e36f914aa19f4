/** A name as part of a URL: `getPetById`, `Get pet by ID` → get-pet-by-id. */
export function kebabCase(name: unknown): string {
  if (typeof name !== 'string') return '';
  // Only Latin letters lose their accents: in other scripts, such marks are part of a word.
  const letters = name
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}|['’]/gu, '')
    .normalize('NFC');
  return (letters.match(words) ?? []).join('-').toLowerCase();
}

const words =
  /\d+(?:st|nd|rd|th)(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\d+|(?!\p{Lu}|\p{Ll})\p{L}[\p{L}\p{M}]*/gu;
