import {isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document} from 'yaml';
import type {Problem} from '@lectern/kit/problems';
import type {Path} from './path';

/** A parsed YAML file with the line of each value. */
export class YamlFile {
  readonly value: unknown;
  readonly syntaxErrors: Problem[];
  private readonly lines = new LineCounter();
  private readonly document: Document.Parsed;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {
    // JSON may be indented by tabs, but it is parsed as YAML, which forbids them.
    const readable = name.endsWith('.json') ? text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length)) : text;
    this.document = parseDocument(readable, {lineCounter: this.lines, prettyErrors: false, merge: true});
    this.syntaxErrors = this.document.errors.map((error) => ({
      file: name,
      line: this.lines.linePos(error.pos[0]).line,
      message: `YAML syntax: ${error.message}`,
      hint: hintFor(error.code),
    }));
    this.value = this.syntaxErrors.length === 0 ? this.document.toJS({maxAliasCount: -1}) : undefined;
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
