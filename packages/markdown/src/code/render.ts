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

/**
 * Renders lines as elements for a stylesheet. Consecutive lines of one kind form a group, with its name for screen
 * readers. If no line is marked or numbered, lines need no elements.
 */
export function renderLines(lines: RenderedLine[], isNumbered: boolean, {code: names}: ChainTexts): string {
  if (!isNumbered && lines.every(({kind}) => kind === undefined)) return lines.map(({html}) => html).join('\n');
  let html = '';
  lines.forEach((line, index) => {
    const {kind} = line;
    const element = (kind && elements[kind]) ?? 'span';
    if (kind && kind !== lines[index - 1]?.kind) {
      html += `<${element} class="code-group code-${kind}">`;
      if (kind !== 'command') html += `<span class="code-label">${names[kind]} </span>`;
    }
    const prompt = line.prompt ? ` data-prompt="${line.prompt}"` : '';
    html += `<span class="code-line"${prompt}>${line.html}\n</span>`;
    if (kind && kind !== lines[index + 1]?.kind) html += `</${element}>`;
  });
  return html;
}
