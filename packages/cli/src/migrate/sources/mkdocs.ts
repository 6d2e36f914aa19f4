import {
  details,
  directive,
  findCode,
  indentOf,
  mapProse,
  mapWords,
  nameTabs,
  takeIndented,
  type Line,
  type Report,
} from '../lines';
import {convertAlerts, kindOf} from './admonitions';

/** MkDocs with the extensions that Material for MkDocs recommends. */
export function mkdocs(lines: Line[], report: Report): Line[] {
  return convertAlerts(convertWords(convertFences(convertBlocks(lines, report)), report));
}

/** `!!! note "Title"`, `??? tip`, `=== "Tab"`: blocks whose text is indented by four spaces. */
function convertBlocks(lines: Line[], report: Report): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    const indent = indentOf(line.text);
    const [, marker, kind = '', title] =
      (isCode[index] ? null : /^\s*(!!!|\?\?\?\+?)\s+([\w-]+)[^"]*(?:"(.*)")?\s*$/.exec(line.text)) ?? [];
    const isTab = !isCode[index] && /^\s*===!?\s+"/.test(line.text);
    if (!marker && !isTab) {
      result.push(line);
      index++;
    } else if (isTab) {
      const tabs: Line[] = [];
      report(line.from, nameTabs);
      for (let label = tabLabel(lines[index]); label !== undefined; label = tabLabel(lines[index])) {
        const {body, next} = takeIndented(lines, index + 1, indent + 4);
        tabs.push(...directive('tab', label, convertBlocks(body, report), lines[index]!.from), {
          text: '',
          from: line.from,
        });
        index = next;
        while (lines[index]?.text.trim() === '' && tabLabel(lines[index + 1]) !== undefined) index++;
      }
      result.push(...indented(directive('tabs', 'Variants', tabs, line.from), indent));
    } else {
      const {body, next} = takeIndented(lines, index + 1, indent + 4);
      const inner = convertBlocks(body, report);
      const block = marker!.startsWith('?')
        ? details(title ?? kind, inner, line.from)
        : directive(kindOf(kind), title ?? '', inner, line.from);
      result.push(...indented(block, indent));
      index = next;
    }
  }
  return result;
}

function tabLabel(line: Line | undefined): string | undefined {
  return /^\s*===!?\s+"(.*)"\s*$/.exec(line?.text ?? '')?.[1];
}

function indented(lines: Line[], indent: number): Line[] {
  return lines.map(({text, from}) => ({text: text && ' '.repeat(indent) + text, from}));
}

/** ```` ```py title="a.py" linenums="1" hl_lines="2 3" ```` → ```` ```py title="a.py" showLineNumbers {2,3} ```` */
function convertFences(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  return lines.map((line, index) => {
    if (!isCode[index]) return line;
    const text = line.text
      .replace(/^(\s*(?:`{3,}|~{3,}) *)\{ *\.([\w-]+)([^}]*)\}/, '$1$2$3')
      .replace(/ linenums="\d+"/, ' showLineNumbers')
      .replace(/ hl_lines="([^"]+)"/, (_, marked: string) => ` {${marked.trim().split(/\s+/).join(',')}}`);
    return /^\s*(`{3,}|~{3,})/.test(line.text) ? {...line, text: text.trimEnd()} : line;
  });
}

function convertWords(lines: Line[], report: Report): Line[] {
  return mapProse(lines, ({text, from}) => {
    const [, snippet] = /^\s*--8<--\s+"([^"]+)"/.exec(text) ?? [];
    if (snippet) {
      report(from, `Move “${snippet}” to a folder _snippets, as “_${nameOf(snippet)}.mdx”.`);
      return {text: `::snippet[${nameOf(snippet)}]`, from};
    }
    if (/:(?:material|fontawesome|octicons|simple)-[\w-]+:/.test(text))
      report(from, 'Replace the icon by words or by an SVG.');
    return {
      from,
      text: mapWords(text, (words) =>
        words
          .replace(/\+\+([\w+-]+)\+\+/g, (_, keys: string) => keys.split('+').map(key).join('+'))
          .replace(/==(\S(?:.*?\S)?)==/g, '<mark>$1</mark>')
          .replace(/\{:?\s*(?!#)[.#][^}]*\}/g, (attributes) => {
            report(from, `“${attributes}” is left out: Markdown has no attributes here.`);
            return '';
          }),
      ).trimEnd(),
    };
  });
}

function nameOf(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/^_/, '');
}

function key(name: string): string {
  return `<kbd>${name.charAt(0).toUpperCase()}${name.slice(1)}</kbd>`;
}
