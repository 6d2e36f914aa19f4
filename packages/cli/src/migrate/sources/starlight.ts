import {directive, findCode, mapProse, nameTabs, type Line, type Report} from '../lines';
import {convertAlerts, kindOf} from './admonitions';

/** Starlight: its asides are almost ours, its components are not. */
export function starlight(lines: Line[], report: Report): Line[] {
  return convertAlerts(convertElements(convertAsides(lines), report));
}

/** `:::caution[Title]` → `:::warning[Title]` */
function convertAsides(lines: Line[]): Line[] {
  return mapProse(lines, ({text, from}) => ({
    from,
    text: text.replace(/^(\s*:{3,})([a-z]+)/, (_, colons: string, kind: string) => colons + kindOf(kind)),
  }));
}

/** `<Tabs>`, `<TabItem label="…">`, `<Aside type="…">`, `<Steps>`. */
function convertElements(lines: Line[], report: Report): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const {text, from} = line;
    if (isCode[index]) {
      result.push(line);
      continue;
    }
    if (/^import .*['"]@astrojs\/starlight\/components['"]/.test(text)) continue;
    if (/^import /.test(text)) report(from, 'This import belongs to the old site: write a component, or take it out.');
    const [, name, attributes = ''] = /^\s*<(Tabs|TabItem|Aside|Steps)\b([^>]*)>\s*$/.exec(text) ?? [];
    const end = name ? closing(lines, isCode, index, name) : -1;
    if (name && end > 0) {
      const inner = dedent(convertElements(lines.slice(index + 1, end), report));
      result.push(...element(name, attributes, inner, from, report));
      index = end;
      continue;
    }
    const [, other] = /<([A-Z]\w+)/.exec(text) ?? [];
    if (other) report(from, `There is no component “${other}”: write one, or say it in Markdown.`);
    result.push(line);
  }
  return result;
}

function element(name: string, attributes: string, inner: Line[], from: number, report: Report): Line[] {
  const valueOf = (attribute: string): string => new RegExp(`${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  switch (name) {
    case 'Tabs':
      report(from, nameTabs);
      if (valueOf('syncKey'))
        report(
          from,
          `Make “${valueOf('syncKey')}” one of the “tabGroups” of @lectern/markdown, if these tabs are to follow others.`,
        );
      return directive('tabs', 'Variants', inner, from);
    case 'TabItem':
      return [...directive('tab', valueOf('label'), inner, from), {text: '', from}];
    case 'Aside':
      return directive(kindOf(valueOf('type') || 'note'), valueOf('title'), inner, from);
    default:
      return inner;
  }
}

function closing(lines: Line[], isCode: boolean[], start: number, name: string): number {
  let depth = 0;
  for (let index = start; index < lines.length; index++) {
    if (isCode[index]) continue;
    const text = lines[index]!.text;
    if (new RegExp(`<${name}\\b`).test(text)) depth++;
    if (text.includes(`</${name}>`) && --depth === 0) return index;
  }
  return -1;
}

function dedent(lines: Line[]): Line[] {
  const filled = lines.filter(({text}) => text.trim() !== '');
  const indent = Math.min(...filled.map(({text}) => /^\s*/.exec(text)![0].length));
  return lines.map(({text, from}) => ({text: text.slice(Number.isFinite(indent) ? indent : 0), from}));
}
