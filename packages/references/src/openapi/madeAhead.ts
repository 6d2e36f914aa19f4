import {sampleResponseFromSchema} from 'docusaurus-plugin-openapi-docs/lib/openapi/createResponseExample';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {highlight, isKnownLanguage} from '@lectern/kit/code/highlight';
import {withMerged} from './merged';
import {isObject, mapValues} from './objects';
import {asXml} from './xml';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, {allowDangerousHtml: true});

/** Names are the author's in these, so none of them has a meaning. */
const maps = new Set(['properties', 'patternProperties', 'definitions', 'headers', 'responses']);
/** Data of the API: what it holds is no description. */
const data = new Set(['default', 'enum', 'const', 'example', 'examples']);

/**
 * A part of an API description with what a browser would make of it, each time, with much code:
 *
 *   description: The `id`.      → description: <p>The <code>id</code>.</p>
 *   content/…/schema: …         → with `x-sample`, data as the schema describes them, or their XML
 *   allOf: […]                  → with what its parts are together (merged.ts)
 *
 * `@theme/Markdown`, `@theme/ResponseExamples` and the stubs of ../bundle take them from there.
 */
export function madeAhead<T>(part: T): T {
  return walk(part) as T;
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk);
  return isObject(value) ? mapValues(withMerged(value), walkEntry) : value;
}

function walkEntry(value: unknown, key: string): unknown {
  if (data.has(key)) return value;
  if (key === 'description' && typeof value === 'string') return asHtml(value);
  if (!isObject(value)) return walk(value);
  if (key === 'x-enumDescriptions') return mapValues(value, asCell);
  if (key === 'content') return mapValues(value, withSample);
  return maps.has(key) ? mapValues(value, walk) : walk(value);
}

function withSample(media: unknown, type: string): unknown {
  const result = walk(media);
  if (!isObject(media) || !isObject(media.schema) || !isObject(result)) return result;
  const sample = sampleResponseFromSchema(media.schema);
  const text = type.endsWith('xml') && typeof sample === 'object' ? asXml(sample as object) : sample;
  return {...result, schema: {...(result.schema as object), 'x-sample': text}};
}

function asHtml(text: string): string {
  const tree = markdown.runSync(markdown.parse(text));
  visit(tree, 'element', ({tagName, properties, children}: Element) => {
    const language = /language-(\S+)/.exec(String(properties.className))?.[1];
    const [code] = children;
    if (tagName !== 'code' || code?.type !== 'text' || !language || !isKnownLanguage(language)) return;
    children.splice(0, 1, {type: 'raw', value: highlight(code.value, language)});
  });
  return toHtml(tree, {allowDangerousHtml: true});
}

/** The theme makes a table of them, in Markdown. */
function asCell(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  return asHtml(text)
    .replace(/^<p>(.*)<\/p>$/s, '$1')
    .replace(/\|/g, '&#124;');
}
