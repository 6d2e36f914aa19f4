import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {
  codeInProse,
  findCode,
  findFences,
  findFormulas,
  mapProse,
  mapWords,
  outsideFormulas,
  toText,
  type Line,
} from './lines';

const voidElements = 'area|br|col|embed|hr|img|input|link|source|track|wbr';
const html =
  'a|abbr|address|article|aside|audio|b|bdi|bdo|blockquote|br|button|caption|center|cite|code|col|colgroup|data|dd|del|details|dfn|' +
  'div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|i|iframe|img|input|ins|kbd|label|legend|li|' +
  'link|main|mark|meta|nav|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|section|select|small|' +
  'source|span|strong|sub|summary|sup|table|tbody|td|textarea|tfoot|th|thead|time|tr|track|u|ul|var|video|wbr';
const svg =
  'circle|clipPath|defs|ellipse|g|line|linearGradient|mask|path|pattern|polygon|polyline|rect|stop|svg|symbol|text|tspan|use';
const knownElement = new RegExp(`^</?(?:${html}|${svg}|[A-Z]\\w*)(?=[\\s/>]|$)`);

/** What Markdown allows and MDX does not: https://mdxjs.com/docs/what-is-mdx/#markdown */
export function forMdx(source: Line[]): Line[] {
  const lines = longFences(source);
  const whole = withoutNestedParagraphs(fenceIndentedCode(lines));
  const formulas = findFormulas(whole);
  const isFormula = new Set(whole.filter((_, index) => formulas[index]));
  let isComment = false;
  return mapProse(whole, (line) => {
    const {text, from} = line;
    if (isFormula.has(line)) return line;
    if (isComment) {
      const end = text.indexOf('-->');
      isComment = end < 0;
      if (isComment) return {from, text: inComment(text)};
      const rest = text.slice(end + '-->'.length);
      return {from, text: `${inComment(text.slice(0, end))}*/}${mapWords(rest, convertAround)}`};
    }
    const changed = mapWords(withComments(text), (words) => {
      const start = words.indexOf('<!--');
      if (start < 0) return convertAround(words);
      isComment = true;
      return `${convertAround(words.slice(0, start))}{/*${inComment(words.slice(start + '<!--'.length))}`;
    });
    return {from, text: changed};
  });
}

const codeOrComment = new RegExp(`${codeInProse.source}|<!--(.*?)-->`, 'g');

/** Converts comments that end on their line, outside code. Backticks in them would be taken for code. */
function withComments(text: string): string {
  const whole = text.replace(codeOrComment, (match, code?: string, comment?: string) =>
    code === undefined ? `{/*${inComment(comment ?? '')}*/}` : match,
  );
  // A macro of the old site created this heading; only its words are known.
  return whole.replace(
    /^(#{1,6}) \{\/\* *(?:\w+:\w+ )?(.*?) *\*\/\}\s*$/,
    (_, signs: string, words: string) => `${signs} \`${words}\`${/^[\w.-]+$/.test(words) ? ` {#${words}}` : ''}`,
  );
}

const inComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll('`', "'");

/** Skips URLs in angle brackets, `[a](<b c>)`, and formulas. */
function convertAround(words: string): string {
  return outsideFormulas(words, (rest) => {
    const parts = rest.split(/(\]\(<[^>]*>|\{\/\*.*?\*\/\}|\{require\(.*?\)\.default\})/);
    return parts.map((part, index) => (index % 2 === 1 ? part : convertWords(part))).join('');
  });
}

function convertWords(words: string): string {
  return (
    words
      // The rest of an element that began on an earlier line.
      .replace(
        /^(\s*)style=(["'])(.*?)\2/,
        (_, space: string, _quote, css: string) => `${space}style={${styleOf(css)}}`,
      )
      // Python-Markdown parses Markdown in these elements; MDX does in all.
      .replace(/(<\w[^>]*?)\smarkdown(?:="[^"]*")?(?=[\s>])/g, '$1')
      .replace(
        /<((?:https?:\/\/|mailto:)([^>\s]+))>/g,
        (_, address: string, rest: string) =>
          `[${address.startsWith('mailto:') ? rest : address.replace(/^https?:\/\/|\/$/g, '')}](${address})`,
      )
      .replace(/<([\w.+-]+@[\w.-]+)>/g, '[$1](mailto:$1)')
      .replace(new RegExp(`<(${voidElements})\\b([^>]*?)\\s*/?>`, 'g'), '<$1$2 />')
      .replace(/(<\w[^>]*\s)class=/g, '$1className=')
      .replace(/<(?![/\w])/g, '&lt;')
      // `List<String>` is a type, not an element.
      .replace(/(?<=\w)<(?=[A-Z])/g, '&lt;')
      .replace(/<\/?\w[^>]*>?/g, (tag) => (knownElement.test(tag) ? forReact(tag) : tag.replace('<', '&lt;')))
      .replace(/(?<![\\={{])\{(?!#|\{|\/\*)([^{}]*)(?<!\\)\}(?!\})/g, (braces, _inner, at: number, all: string) =>
        // Parameters of a directive, and values of JSX attributes.
        /(?:^\s*:{2,}[\w-]+(?:\[(?:[^[\]]|\[[^\]]*\])*\])?|:\w+\[[^\]]*\]|=)$/.test(all.slice(0, at))
          ? braces
          : braces.replace('{', '\\{').replace('}', '\\}'),
      )
  );
}

/** MDX turns text on separate lines into a paragraph, which `<p>` can't contain, but `<div>` can. */
function withoutNestedParagraphs(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const ends = lines.map(({text}, index) => (isCode[index] ? null : /^(.*?)<\/p>(.*)$/.exec(text)));
  let end = -1;
  return lines.flatMap((line, index) => {
    const {text, from} = line;
    const filled = (...parts: string[]): Line[] =>
      parts.filter((part) => part.trim() !== '').map((part) => ({text: part, from}));
    if (index === end) return filled(ends[index]![1]!, '</div>', ends[index]![2]!);
    const [, open, rest = ''] = (isCode[index] ? null : /^(\s*<p(?:\s[^>]*)?>)(.*)$/.exec(text)) ?? [];
    if (open === undefined || ends[index]) return [line];
    const next = lines.findIndex((one, at) => at > index && (ends[at] ?? /<p[\s>]/.test(one.text)));
    if (next < 0 || !ends[next] || /<p[\s>]/.test(ends[next][1]!)) return [line];
    end = next;
    return filled(open.replace('<p', '<div'), rest);
  });
}

/** In MDX, an indented fence also ends the code around it, so the outer fence needs more characters. */
function longFences(lines: Line[]): Line[] {
  const parts = findFences(lines);
  const result = [...lines];
  for (const [start, part] of parts.entries()) {
    if (part !== 'opening') continue;
    const end = parts.findIndex((one, at) => at > start && one !== 'code');
    const [, marker = ''] = /^\s*(`+|~+)/.exec(lines[start]!.text) ?? [];
    const inner = lines.slice(start + 1, end).map(({text}) => /^\s*(`+|~+)\s*$/.exec(text)?.[1] ?? '');
    const longest = Math.max(0, ...inner.filter((one) => one[0] === marker[0]).map(({length}) => length));
    if (longest < marker.length) continue;
    const fence = marker[0]!.repeat(longest + 1);
    for (const at of [start, end]) {
      const {text, from} = lines[at]!;
      result[at] = {from, text: text.replace(marker, fence)};
    }
  }
  return result;
}

/** Converts styles to objects, and removes event handlers. */
function forReact(tag: string): string {
  return tag
    .replace(/\sstyle=(["'])(.*?)\1/g, (_, _quote, css: string) => ` style={${styleOf(css)}}`)
    .replace(/\son\w+="[^"]*"/g, '');
}

/** `max-width: 2em` → `{"maxWidth":"2em"}` */
function styleOf(css: string): string {
  const entries = css.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(declaration) ?? [];
    if (name === undefined || value === undefined) return [];
    const property = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [[property, value] as const];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** The last resort for a page that MDX can't parse: elements and braces become text. */
export function asText(lines: Line[]): Line[] {
  return mapProse(lines, ({text, from}) => ({
    from,
    text: /^\s*:{3,}/.test(text)
      ? text
      : mapWords(text, (words) => words.replace(/<(?=[\w/!>])/g, '&lt;').replace(/(?<!\\)(?<!^#.*)[{}]/g, '\\$&')),
  }));
}

/** Puts indented code between fences. */
function fenceIndentedCode(lines: Line[]): Line[] {
  const text = lines.map((line) => line.text).join('\n');
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  const result = [...lines];
  const blocks: [start: number, end: number][] = [];
  visit(tree, 'code', ({position}) => {
    const [start, end] = [position!.start.line - 1, position!.end.line - 1];
    // Code that contains a fence belongs to a list whose items aren't indented as in CommonMark.
    if (!lines.slice(start, end + 1).some(({text: line}) => /^\s*(`{3,}|~{3,})/.test(line))) blocks.push([start, end]);
  });
  for (const [start, end] of blocks.reverse()) {
    const {from} = lines[start]!;
    const code = lines.slice(start, end + 1).map((line) => ({...line, text: line.text.replace(/^(?: {4}|\t)/, '')}));
    result.splice(start, end - start + 1, {text: '```text', from}, ...code, {text: '```', from});
  }
  return result;
}

/** The source line of a place in the result. */
export function sourceLine(lines: Line[], resultLine: number): number {
  const text = toText(lines).split('\n');
  // Blank lines are merged in the result, so only others are counted.
  const filledBefore = text.slice(0, resultLine).filter((line) => line.trim() !== '').length;
  const filled = lines.filter((line) => line.text.trim() !== '');
  return filled[Math.max(0, filledBefore - 1)]?.from ?? 1;
}
