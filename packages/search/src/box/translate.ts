/** Stands for `@docusaurus/Translate`: the build has put the text itself in the place of its description. */
export function translate(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
