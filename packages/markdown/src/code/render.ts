import type {ChainTexts} from '../texts';
import type {LineKind} from './meta';

export interface RenderedLine {
  html: string;
  kind?: LineKind | 'command' | 'output';
  prompt?: string;
}

const elements: Partial<Record<NonNullable<RenderedLine['kind']>, string>> = {
  added: 'ins',
  removed: 'del',
  highlight: 'mark',
  output: 'samp',
};

/** Characters: a line that is longer goes on below on a small phone, beside its own beginning. */
const narrow = 30;
/** Of a line with more, too little would fit beside it. */
const deepest = 12;

/**
 * Renders lines as elements for a stylesheet. Consecutive lines of one kind form a group, with its name for screen
 * readers. If no line is marked, numbered or long, lines need no elements.
 */
export function renderLines(lines: RenderedLine[], isNumbered: boolean, {code: names}: ChainTexts): string {
  const isPlain = lines.every(({kind, html}) => kind === undefined && !isLong(html));
  if (isPlain && !isNumbered) return lines.map(({html}) => html).join('\n');
  let html = '';
  lines.forEach((line, index) => {
    const {kind} = line;
    const element = (kind && elements[kind]) ?? 'span';
    if (kind && kind !== lines[index - 1]?.kind) {
      html += `<${element} class="code-group code-${kind}">`;
      if (kind !== 'command') html += `<span class="code-label">${names[kind]} </span>`;
    }
    const prompt = line.prompt ? ` data-prompt="${line.prompt}"` : '';
    html += `<span class="code-line"${prompt}${indentOf(line.html)}>${line.html}\n</span>`;
    if (kind && kind !== lines[index + 1]?.kind) html += `</${element}>`;
  });
  return html;
}

const textIn = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&\w+;/g, '&');

const isLong = (html: string): boolean => textIn(html).length > narrow;

function indentOf(html: string): string {
  const indent = isLong(html) ? textIn(html).search(/[^ ]/) : 0;
  return indent > 0 ? ` style="--indent:${Math.min(indent, deepest)}"` : '';
}
