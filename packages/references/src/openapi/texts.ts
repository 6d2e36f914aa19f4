import {isObject, type Path} from './path';
import {withPlaceholders} from './placeholders';

export interface Text {
  path: Path;
  text: string;
}

/** Keys with prose for readers. */
const textKeys = new Set(['title', 'summary', 'description', 'x-displayName', 'x-deprecated-description']);
/** Maps with prose as values: of an enum, and of an OAuth flow. */
const textMaps = new Set(['x-enumDescriptions', 'scopes']);
/** Keys with data, which are the same in every language. */
const dataKeys = new Set(['example', 'value', 'default', 'const', 'enum', 'mapping', 'security']);

/** Every text of an OpenAPI document to translate. */
export function* textsOf(value: unknown, path: Path = []): Generator<Text> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsOf(item, [...path, index]);
    return;
  }
  if (!isObject(value)) return;

  for (const [key, child] of Object.entries(value)) {
    const childPath = [...path, key];
    if (typeof child === 'string') {
      const isContactName = path.at(-1) === 'contact' && key === 'name';
      if (textKeys.has(key) || isContactName) yield {path: childPath, text: child};
    } else if (isObject(child) && textMaps.has(key) && isMapOfTexts(child)) {
      for (const [name, text] of Object.entries(child)) yield {path: [...childPath, name], text};
    } else if (!isData(key, child, path)) {
      yield* textsOf(child, childPath);
    }
  }
}

function isMapOfTexts(map: Record<string, unknown>): map is Record<string, string> {
  return Object.values(map).every((text) => typeof text === 'string');
}

function isData(key: string, child: unknown, parent: Path): boolean {
  // A property may have the name 'value' or 'example': then it is a schema, not data.
  if (parent.at(-1) === 'properties') return false;
  return dataKeys.has(key) || (key === 'examples' && Array.isArray(child));
}

/** The first paragraph without markup, for search engines and social networks. */
export function firstParagraph(markdown: string): string {
  const paragraphs = markdown.trim().split(/\n\s*\n|\n(?=#)/);
  // Alerts and quotations often stand before what a description begins with.
  const paragraph = paragraphs.find((one) => !one.startsWith('>')) ?? paragraphs[0] ?? '';
  const line = paragraph
    .replace(/^>[ \t]*(?:\[!\w+\])?/gm, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  return withPlaceholders(line, hidden)
    .replace(/`([^`]*)`/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<(https?:[^<>\s]+)>|<\/?[a-zA-Z][^<>]*>/g, (_, address = '') => address as string)
    .replace(/(\*\*|__|\*|_)(\S.*?\S|\S)\1/g, '$2')
    .replaceAll('\0', '<');
}

/** Without its bracket, a placeholder isn't taken for a tag. */
function hidden(placeholder: string): string {
  return placeholder.replace('<', '\0');
}
