/** A name as part of a URL: `getPetById`, `Get pet by ID` → get-pet-by-id. */
export function kebabCase(name: unknown): string {
  if (typeof name !== 'string') return '';
  const letters = name.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
  return (
    letters.match(/\d+(?:st|nd|rd|th)(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+|(?![A-Za-z])\p{L}+/gu) ?? []
  )
    .join('-')
    .toLowerCase();
}
