/** Replaces `@docusaurus/Translate`: the build has inserted the text itself. */
export function translate(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
