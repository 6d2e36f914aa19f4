/** What shows Markdown instead of being it: code blocks, code in the line, comments. */
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
 * Where the links of a Markdown source lead, as they are written, without `#section` and `?query`:
 *
 *   See [the guide](./guide.md#start) or `[not this](./code.md)`.   →   ['./guide.md']
 */
export function linkTargets(markdown: string): string[] {
  const text = notText.reduce((rest, pattern) => rest.replace(pattern, ''), markdown);
  const targets = links.flatMap((link) => [...text.matchAll(link)].map(([, target = '']) => target));
  return [...new Set(targets.map((target) => target.replace(/[#?].*$/s, '')).filter(Boolean))];
}
