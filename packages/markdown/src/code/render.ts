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
/** Characters: of a line that is indented further, too little would fit to the right of that space. */
const deepest = 12;

/**
 * Renders lines as elements for a stylesheet. Consecutive lines of one kind form a group, with its name for screen
 * readers. If no line is marked or numbered, all that they need is where a long one goes on, if there is one.
 */
export function renderLines(lines: RenderedLine[], isNumbered: boolean, {code: names}: ChainTexts): string {
  if (!isNumbered && lines.every(({kind}) => kind === undefined)) return renderPlain(lines);
  let html = '';
  lines.forEach((line, index) => {
    const {kind} = line;
    const element = (kind && elements[kind]) ?? 'span';
    if (kind && kind !== lines[index - 1]?.kind) {
      html += `<${element} class="code-group code-${kind}">`;
      if (kind !== 'command') html += `<span class="code-label">${names[kind]} </span>`;
    }
    const prompt = line.prompt ? ` data-prompt="${line.prompt}"` : '';
    html += `<span class="code-line"${prompt}${hangOf(line.html)}>${line.html}\n</span>`;
    if (kind && kind !== lines[index + 1]?.kind) html += `</${element}>`;
  });
  return html;
}

function renderPlain(lines: RenderedLine[]): string {
  if (!lines.some(({html}) => isLong(html))) return lines.map(({html}) => html).join('\n');
  // The last line has no end: a command that is copied by hand does not run at once.
  return lines
    .map(
      ({html}, index) =>
        `<span class="code-wraps"${hangOf(html)}>${html}${index < lines.length - 1 ? '\n' : ''}</span>`,
    )
    .join('');
}

const textIn = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&\w+;/g, '&');

const isLong = (html: string): boolean => textIn(html).length > narrow;

/** How far right of the edge it goes on, where that is more than for a line at the edge. */
function hangOf(html: string): string {
  const indent = isLong(html) ? textIn(html).search(/[^ ]/) : 0;
  return indent > 0 ? ` style="--hang:${Math.min(indent, deepest) + 2}ch"` : '';
}
