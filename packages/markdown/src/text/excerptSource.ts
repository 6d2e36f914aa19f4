/**
 * The Markdown from which Docusaurus takes the description of a page without one, before any plugin: without
 * comments, review notes and conditional text. The marker of a teaser is kept.
 */
export function excerptSource(markdown: string): string {
  return markdown
    .replace(/^( *)(:{3,})(?:only|review)\b[^\n]*\n(?:[^]*?\n)?\1\2[ \t]*$/gm, '')
    .replace(/:{1,2}(?:only|review)\[[^\]]*\](?:\{[^}]*\})?/g, '')
    .replace(/<!--(?!\s*truncate\s*-->)[^]*?-->/g, '')
    .replace(/\{\/\*(?!\s*truncate\s*\*)[^]*?\*\/\}/g, '');
}
