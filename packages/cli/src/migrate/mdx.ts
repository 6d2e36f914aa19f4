import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {mapProse, mapWords, toText, type Line, type Report} from './lines';

const voidElements = 'area|br|col|embed|hr|img|input|link|source|track|wbr';
const knownElement =
  /^<\/?(?:a|abbr|b|blockquote|br|code|dd|del|details|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|picture|pre|q|s|samp|small|source|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|var|video|[A-Z]\w*)\b/;

/** What Markdown allows and MDX does not: https://mdxjs.com/docs/what-is-mdx/#markdown */
export function forMdx(lines: Line[], report: Report): Line[] {
  let isComment = false;
  return mapProse(fenceIndentedCode(lines), ({text, from}) => {
    const [start, end] = [text.includes('<!--'), text.includes('-->')];
    if (start || isComment) {
      isComment = !end;
      return {from, text: text.replace('<!--', '{/*').replace('-->', '*/}')};
    }
    return {from, text: mapWords(text, (words) => convertAround(words, from, report))};
  });
}

/** Addresses in angle brackets, `[a](<b c>)`, stay as they are. */
function convertAround(words: string, from: number, report: Report): string {
  const parts = words.split(/(\]\(<[^>]*>)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : convertWords(part, from, report))).join('');
}

function convertWords(words: string, from: number, report: Report): string {
  if (/\sstyle="/.test(words)) report(from, 'Write style={{…}} as an object, or use a class.');
  return (
    words
      .replace(
        /<((?:https?:\/\/|mailto:)([^>\s]+))>/g,
        (_, address: string, rest: string) =>
          `[${address.startsWith('mailto:') ? rest : address.replace(/^https?:\/\/|\/$/g, '')}](${address})`,
      )
      .replace(/<([\w.+-]+@[\w.-]+)>/g, '[$1](mailto:$1)')
      .replace(new RegExp(`<(${voidElements})\\b([^>]*?)\\s*/?>`, 'g'), '<$1$2 />')
      .replace(/(<\w[^>]*\s)class=/g, '$1className=')
      .replace(/<(?![/\w])/g, '&lt;')
      // `List<String>` is a type, and no element.
      .replace(/(?<=\w)<(?=[A-Z])/g, '&lt;')
      .replace(/<\/?\w[^>]*>?/g, (tag) => (knownElement.test(tag) ? tag : tag.replace('<', '&lt;')))
      .replace(/(?<![\\={{])\{(?!#|\{|\/\*)([^{}]*)(?<!\\)\}(?!\})/g, (braces, _inner, at: number, all: string) =>
        // The parameters of a directive, and what JSX has in its attributes.
        /(?:^\s*:{2,}[\w-]+(?:\[[^\]]*\])?|:\w+\[[^\]]*\]|=)$/.test(all.slice(0, at))
          ? braces
          : braces.replace('{', '\\{').replace('}', '\\}'),
      )
  );
}

/** Code that is marked by its indentation alone gets fences. */
function fenceIndentedCode(lines: Line[]): Line[] {
  const text = lines.map((line) => line.text).join('\n');
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  const result = [...lines];
  const blocks: [start: number, end: number][] = [];
  visit(tree, 'code', ({position}) => {
    const [start, end] = [position!.start.line - 1, position!.end.line - 1];
    if (!/^\s*(`{3,}|~{3,})/.test(lines[start]!.text.slice(position!.start.column - 1))) blocks.push([start, end]);
  });
  for (const [start, end] of blocks.reverse()) {
    const {from} = lines[start]!;
    const code = lines.slice(start, end + 1).map((line) => ({...line, text: line.text.replace(/^(?: {4}|\t)/, '')}));
    result.splice(start, end - start + 1, {text: '```text', from}, ...code, {text: '```', from});
  }
  return result;
}

/** Where a place in the result comes from. */
export function sourceLine(lines: Line[], resultLine: number): number {
  const text = toText(lines).split('\n');
  // Blank lines are merged when lines become text: count what is left.
  const filledBefore = text.slice(0, resultLine).filter((line) => line.trim() !== '').length;
  const filled = lines.filter((line) => line.text.trim() !== '');
  return filled[Math.max(0, filledBefore - 1)]?.from ?? 1;
}
