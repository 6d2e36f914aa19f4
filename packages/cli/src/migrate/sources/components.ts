import {commonIndent, dedent, findCode, mapProse, type Line, type Report} from '../lines';
import {attributesOf, tagsIn, tagsOnLines, type Attributes} from './elements';
import {ofOldSite} from './ofOldSite';

/** Converts a component on separate lines; its content is converted already. */
export type Block = (given: Attributes, inner: Line[], from: number, report: Report) => Line[];

/** Converts a component in a sentence. */
export type Inline = (given: Attributes, report: (message: string) => void) => string;

export interface Components {
  blocks: Record<string, Block>;
  inlines: Record<string, Inline>;
  /** Components that only contain other components: indentation in them has no meaning. */
  sets: string[];
}

/** Converts components of another generator; those that only exist on the old site leave their content. */
export function convertComponents(lines: Line[], components: Components, report: Report): Line[] {
  const onLines = tagsOnLines(lines, (name) => name in components.inlines);
  return mapProse(convertElements(onLines, components, report), ({text, from}) => ({
    from,
    text: inline(text, components, from, report),
  }));
}

const isTag = (text: string): boolean => /^\s*<\/?[A-Z].*>\s*$/.test(text);

/** Expects each tag on a separate line. Tags in a set are aligned with it. */
function convertElements(lines: Line[], components: Components, report: Report, isInSet = false): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, indent = '', name = '', attributes = '', selfClosing] =
      (isCode[index] ? null : /^(\s*)<([A-Z][\w.]*)((?:\s.*?)?)(\/?)>\s*$/.exec(line.text)) ?? [];
    if (!name || name in components.inlines) {
      result.push(line);
      continue;
    }
    const end = selfClosing ? index : closing(lines, isCode, index, name);
    const content = lines.slice(index + 1, Math.max(end, index + 1));
    const inner = dedent(convertElements(content, components, report, components.sets.includes(name)));
    const make = components.blocks[name] ?? ((...given) => ofOldSite(name, ...given));
    const made = [...make(attributesOf(attributes), inner, line.from, report), {text: '', from: line.from}];
    // However far a tag is indented, it is aligned with its content.
    const place = isInSet
      ? ''
      : ' '.repeat(Math.min(indent.length, commonIndent(content.filter(({text}) => !isTag(text)))));
    result.push(...made.map(({text, from}) => ({from, text: text && place + text})));
    index = Math.max(end, index);
  }
  return result;
}

function inline(text: string, {inlines}: Components, from: number, report: Report): string {
  let result = text;
  for (const {begin, end, name, text: tag} of tagsIn(text).reverse()) {
    const make = inlines[name];
    if (!make) continue;
    const made = tag.startsWith('</') ? '' : make(attributesOf(tag), (message) => report(from, message));
    result = result.slice(0, begin) + made + result.slice(end);
  }
  return result;
}

function closing(lines: Line[], isCode: boolean[], start: number, name: string): number {
  let depth = 0;
  for (let index = start; index < lines.length; index++) {
    const text = lines[index]!.text.trim();
    if (isCode[index] || !text.endsWith('>')) continue;
    if (new RegExp(`^<${name}\\b.*[^/]>$`).test(text) || text === `<${name}>`) depth++;
    if (text === `</${name}>` && --depth === 0) return index;
  }
  return start;
}
