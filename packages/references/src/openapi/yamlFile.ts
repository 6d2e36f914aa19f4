import {isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document} from 'yaml';
import type {Problem} from '@lectern/kit/problems';
import type {Path} from './path';

/** A parsed YAML file with the line of each value. */
export class YamlFile {
  readonly value: unknown;
  readonly syntaxErrors: Problem[] = [];
  private readonly lines = new LineCounter();
  private parsed: Document.Parsed | undefined;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {
    this.value = name.endsWith('.json') ? readJson(text) : undefined;
    if (this.value !== undefined) return;
    this.syntaxErrors = this.document.errors.map((error) => ({
      file: name,
      line: this.lines.linePos(error.pos[0]).line,
      message: `YAML syntax: ${error.message}`,
      hint: hintFor(error.code),
    }));
    this.value = this.syntaxErrors.length === 0 ? this.document.toJS({maxAliasCount: -1}) : undefined;
  }

  private get document(): Document.Parsed {
    // JSON may be indented by tabs, but it is parsed as YAML, which forbids them.
    const readable = this.name.endsWith('.json')
      ? this.text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length))
      : this.text;
    return (this.parsed ??= parseDocument(readable, {lineCounter: this.lines, prettyErrors: false, merge: true}));
  }

  /** The line of a value, or of the nearest existing one around it. */
  lineOf(path: Path): number {
    let node: unknown = this.document.contents;
    let offset = 0;
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(this.document);
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
        if (!pair) break;
        if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        if (!isNode(node)) break;
        offset = node.range?.[0] ?? offset;
      } else break;
    }
    return this.lines.linePos(offset).line;
  }
}

/**
 * Reads JSON ten times as fast as the parser of YAML, which is needed only for errors and lines. Undefined if it isn't
 * JSON, or names a key twice in an object: `JSON.parse` takes the last, so it returns fewer keys than the text has.
 */
function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    let named = 0;
    for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon) named++;
    return named === keysIn(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, one) => sum + keysIn(one), 0);
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length);
}

function hintFor(code: string): string | undefined {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'Indent with spaces.';
    case 'BAD_INDENT':
      return 'Indent this line exactly like the other keys of its block.';
    case 'DUPLICATE_KEY':
      return 'Remove or rename one of the two keys.';
    case 'MISSING_CHAR':
      return 'Close the quotation mark or bracket.';
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return "Put a text that holds ': ' in quotation marks, or write it as a block with '>-'.";
    default:
      return undefined;
  }
}
