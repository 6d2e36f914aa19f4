import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isPair, isScalar, parseDocument, visit as visitYaml, type Scalar} from 'yaml';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import {notProse} from './faults';

type Span = [start: number, end: number];

/** Fields of data files whose values are not sentences. */
const technical = new Set(['target', 'url', 'permalink', 'image_url', 'operationId', 'id']);
const readFields = new Set(['title', 'description', 'sidebar_label', 'pagination_label', 'text']);
/** An escape sequence in JSON, for spaces that would be hard to see. */
const escaped = /\\u[\da-f]{4}/gi;
const codeSpan = /`[^`\n]*`|&#?\w+;|https?:\/\/\S+/g;

/** Blanks out everything but prose in a Markdown file, at the same length: text, titles and descriptions, attributes. */
export function proseOfMarkdown(text: string): string {
  const spans: Span[] = frontMatterSpans(text);
  visit(parseMarkdown(text), (node: Nodes) => {
    const span = spanOf(node);
    if (node.type === 'text' && span) spans.push(span);
    if (node.type === 'image' && span && node.alt) spans.push(find(text, node.alt, span));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const place = spanOf(attribute);
        if (typeof attribute.value === 'string' && place) spans.push(find(text, attribute.value, place));
      }
    }
  });
  return leaveOnly(spans, text);
}

/** The same for the values of a YAML or JSON file; in strings that Docusaurus extracts, only for `message`. */
export function proseOfData(text: string, {fields, givenTexts}: Values = {}): string {
  return leaveOnly(valueSpans(text, {fields, givenTexts}), text);
}

function frontMatterSpans(text: string): Span[] {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  return valueSpans(yaml, {fields: readFields}).map(([start, end]) => [start + 4, end + 4]);
}

interface Values {
  fields?: Set<string>;
  givenTexts?: string[];
}

function valueSpans(text: string, {fields, givenTexts = []}: Values): Span[] {
  const spans: Span[] = [];
  visitYaml(parseDocument(text), {
    Scalar(key, node, path) {
      const pair = path.findLast(isPair);
      const field = isScalar(pair?.key) ? String(pair.key.value) : '';
      if (key === 'key' || typeof node.value !== 'string' || technical.has(field)) return;
      if (fields && !fields.has(field)) return;
      if (givenTexts.includes(node.value)) return;
      spans.push(spanOfScalar(node));
    },
  });
  return spans;
}

function spanOfScalar({range, type}: Scalar): Span {
  const [start, end] = range ?? [0, 0];
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? [start + 1, end - 1] : [start, end];
}

function spanOf({position}: Pick<Nodes, 'position'>): Span | undefined {
  const {start, end} = position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? undefined : [start.offset, end.offset];
}

/** The position of a value in its node; an empty range if it is written with escape sequences. */
function find(text: string, value: string, [start, end]: Span): Span {
  const index = text.slice(start, end).indexOf(value);
  return index < 0 ? [start, start] : [start + index, start + index + value.length];
}

function leaveOnly(spans: Span[], text: string): string {
  let prose = '';
  for (const [start, end] of spans.sort(([one], [other]) => one - other)) {
    if (start < prose.length) continue;
    prose += hide(text.slice(prose.length, start));
    prose += text.slice(start, end).replace(codeSpan, hide).replace(escaped, unescape);
  }
  return prose + hide(text.slice(prose.length));
}

/** Replaces an escape sequence by its character, padded to the same length. */
function unescape(sequence: string): string {
  return hide(sequence.slice(1)) + String.fromCharCode(parseInt(sequence.slice(2), 16));
}

function hide(text: string): string {
  return text.replace(/[^\n]/g, notProse);
}
