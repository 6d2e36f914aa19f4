/**
 * The Markdown that Docusaurus makes a description of where a page has none, as text and before any plugin: without
 * remarks, review notes and conditional text. The mark at which a post is cut off stays.
 */
export function excerptSource(markdown: string): string {
  return markdown
    .replace(/^( *)(:{3,})(?:only|review)\b[^\n]*\n(?:[^]*?\n)?\1\2[ \t]*$/gm, '')
    .replace(/:{1,2}(?:only|review)\[[^\]]*\](?:\{[^}]*\})?/g, '')
    .replace(/<!--(?!\s*truncate\s*-->)[^]*?-->/g, '')
    .replace(/\{\/\*(?!\s*truncate\s*\*)[^]*?\*\/\}/g, '');
}
