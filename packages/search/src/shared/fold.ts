/**
 * Accents and similar marks. Marks of other scripts are part of letters, as in `й`, `ў` and `ї`, and in `が`, which differs
 * from `か`.
 */
const accent =
  /(?<![иу](?=\u0306)|і(?=\u0308))(?!\u3099|\u309a)(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu;
/** Letters that Unicode doesn't decompose. */
const alike: Record<string, string> = {œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ'};

/** Removes case, accents and ligatures, to compare words. */
export function fold(text: string): string {
  // Most words have neither.
  if (/^[a-z0-9_$.:-]*$/.test(text)) return text;
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(accent, '')
      .normalize('NFC')
      .replace(/[œæßøđłıς]/g, (letter) => alike[letter] as string)
      // Apostrophes, and the character that stretches Arabic words.
      .replace(/['’ʼ‘\u0640]/g, '')
  );
}
