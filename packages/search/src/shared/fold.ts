/**
 * Accents and the like. Marks of other scripts are letters, and so are `й`, `ў` and `ї` with theirs, and those that
 * make `が` of `か`.
 */
const accent =
  /(?<![иу](?=\u0306)|і(?=\u0308))(?!\u3099|\u309a)(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu;
/** What Unicode takes for letters of their own. */
const alike: Record<string, string> = {œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ'};

/** Case, accents and ligatures away: the one form in which words are compared. */
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
      // Apostrophes, and what draws Arabic words out.
      .replace(/['’ʼ‘\u0640]/g, '')
  );
}
