/** Markdown that is only shown: code blocks, inline code, comments. */
const notText = [
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$/gm,
  /<!--[\s\S]*?-->/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g,
];

const links = [
  // [text](target "title"), but no ![image](…)
  /(?<!!)\[(?:[^[\]]|!?\[[^\]]*\](?:\([^)]*\))?)*\]\(\s*<?([^\s)>]+)/g,
  // [label]: target
  /^ {0,3}\[[^\]^]+\]:\s*<?([^\s>]+)/gm,
  // <Link to="target">, <a href="target">
  /\b(?:href|to)=["']([^"']+)["']/g,
];

/**
 * The targets of links in Markdown, as written, but without `#section` and `?query`:
 *
 *   See [the guide](./guide.md#start) or `[not this](./code.md)`.   →   ['./guide.md']
 */
export function linkTargets(markdown: string): string[] {
  const text = notText.reduce((rest, pattern) => rest.replace(pattern, ''), markdown);
  const targets = links.flatMap((link) => [...text.matchAll(link)].map(([, target = '']) => target));
  return [...new Set(targets.map((target) => target.replace(/[#?].*$/s, '')).filter(Boolean))];
}
