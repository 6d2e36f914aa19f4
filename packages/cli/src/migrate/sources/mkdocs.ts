import {idsOfPython, keepHeadingIds} from '../headingIds';
import {
  dedent,
  details,
  directive,
  findCode,
  findFences,
  findFormulas,
  indentOf,
  mapProse,
  mapWords,
  outsideFormulas,
  tabSet,
  takeIndented,
  toLines,
  type Line,
  type OldPage,
  type Report,
} from '../lines';
import {convertAlerts, kindOf} from './admonitions';
import {convertAnnotations} from './annotations';
import {withoutScripts} from './scripts';

/** MkDocs with the extensions that Material for MkDocs recommends. */
export function mkdocs(lines: Line[], report: Report, page: OldPage): Line[] {
  const included = withAppended(withSnippets(lines, report, page), page);
  const whole = convertAnnotations(withoutScripts(included, report));
  const blocks = convertFences(convertGrids(convertBlocks(withDollars(whole))));
  return convertAlerts(withReferences(keepHeadingIds(convertWords(blocks, report), idsOfPython)));
}

/** `--8<-- "part.md"` includes a file, or a section of it, in text and in code. */
function withSnippets(lines: Line[], report: Report, page: OldPage, depth = 0): Line[] {
  return lines.flatMap(({text, from}) => {
    const [, indent = '', name] = /^(\s*)-+8<-+\s+["']([^"']+)["']\s*$/.exec(text) ?? [];
    if (!name || depth > 5) return [{text: text.replace(/^(\s*);(-+8<-+)/, '$1$2'), from}];
    const [file = '', section] = name.split(':');
    // The file is in the folder of the pages, or beside it.
    const part = sectionOf(page.read(`/${file}`) ?? page.read(file), section);
    if (part === undefined) {
      report(from, `“${name}” is not there: write here what it held.`);
      return [];
    }
    const body = part
      .trimEnd()
      .split(/\r?\n/)
      .map((one) => ({text: one && indent + one, from}));
    return withSnippets(body, report, page, depth + 1);
  });
}

/** The addresses of links in files that `mkdocs.yml` appends to each page, if the page has such links. */
function withAppended(lines: Line[], page: OldPage): Line[] {
  const settings = page.read('/mkdocs.yml') ?? '';
  const [, list = ''] = /\bauto_append:[ \t]*\r?\n((?:[ \t]+-[ \t].*(?:\r?\n|$))+)/.exec(settings) ?? [];
  const files = [...list.matchAll(/-[ \t]+["']?([^"'\r\n]+?)["']?[ \t]*$/gm)].map(
    ([, file]) => page.read(`/${file!}`) ?? '',
  );
  const from = lines.at(-1)?.from ?? 1;
  const links = toLines(files.join('\n')).flatMap(({text}) => {
    const [, label] = /^\s*(\[[^\]^]+\]):\s+\S/.exec(text) ?? [];
    const isUsed = label !== undefined && lines.some((line) => line.text.includes(label));
    return isUsed && !lines.some((line) => line.text.trimStart().startsWith(`${label}:`))
      ? [{text: text.trim(), from}]
      : [];
  });
  return links.length > 0 ? [...lines, {text: '', from}, ...links] : lines;
}

/** The lines between `--8<-- [start:name]` and `--8<-- [end:name]`, or of `3:5`. */
function sectionOf(text: string | undefined, section: string | undefined): string | undefined {
  if (text === undefined || section === undefined) return text;
  const lines = text.split(/\r?\n/);
  if (/^\d+$/.test(section)) return lines.slice(Number(section) - 1).join('\n');
  const [start, end] = ['start', 'end'].map((word) => lines.findIndex((line) => line.includes(`[${word}:${section}]`)));
  return start! < 0 ? undefined : lines.slice(start! + 1, end! < 0 ? undefined : end).join('\n');
}

/** `!!! note "Title"`, `??? tip`, `=== "Tab"`: blocks whose text is indented by four spaces. */
function convertBlocks(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    const indent = indentOf(line.text);
    const [, marker, kind = '', title] =
      (isCode[index] ? null : /^\s*(!!!|\?\?\?\+?)\s+([\w-]+)[^"]*(?:"(.*)")?\s*$/.exec(line.text)) ?? [];
    const isTab = !isCode[index] && tabLabel(line) !== undefined;
    const isTerm = !isCode[index] && /^\s*:\s{2,3}\S/.test(lines[definitionAt(lines, index)]?.text ?? '');
    if (marker) {
      const {body, next} = takeIndented(lines, index + 1, indent + 4);
      const inner = convertBlocks(body);
      const block = marker.startsWith('?')
        ? details(title ?? nameOf(kind), inner, line.from)
        : directive(kindOf(kind), title ?? '', inner, line.from);
      result.push(...(marker === '???+' ? unfolded(indented(block, indent)) : indented(block, indent)));
      index = next;
    } else if (isTab) {
      const tabs: Line[] = [];
      for (let label = tabLabel(lines[index]); label !== undefined; label = tabLabel(lines[index])) {
        const {body, next} = takeIndented(lines, index + 1, indent + 4);
        tabs.push(...directive('tab', label, convertBlocks(body), lines[index]!.from), {text: '', from: line.from});
        index = next;
        const filled = lines.findIndex(({text}, at) => at >= next && text.trim() !== '');
        if (tabLabel(lines[filled]) !== undefined) index = filled;
        if (indentOf(lines[index]?.text ?? '') !== indent) break;
      }
      result.push(...indented(tabSet(tabs, line.from), indent));
    } else if (isTerm && line.text.trim() !== '' && !/^\s*:\s/.test(line.text)) {
      const {items, next} = definitions(lines, definitionAt(lines, index), indent);
      result.push({text: `${' '.repeat(indent)}- **${termOf(line.text)}**`, from: line.from}, ...items);
      index = next;
    } else {
      result.push(line);
      index++;
    }
  }
  return result;
}

/** A blank line may follow a term. */
const definitionAt = (lines: Line[], term: number): number =>
  lines[term + 1]?.text.trim() === '' ? term + 2 : term + 1;

/** `:   What a term means`, with the lines indented below, as the content of an item. */
function definitions(lines: Line[], start: number, indent: number): {items: Line[]; next: number} {
  const items: Line[] = [];
  let next = start;
  for (;;) {
    const [, space, words] = /^\s*:(\s+)(.*)$/.exec(lines[next]?.text ?? '') ?? [];
    if (space === undefined) break;
    const {body, next: behind} = takeIndented(lines, next + 1, indent + 4);
    // The output of macros of the old site is before a dash.
    const text = words!.replace(/^((?:<!--.*?-->\s*)+)[-–—](?:\s+|$)/, '$1');
    const inner = convertBlocks([{text, from: lines[next]!.from}, ...body]);
    items.push({text: '', from: inner[0]!.from}, ...indented(inner, indent + 2));
    next = behind;
  }
  return {items: [...items, {text: '', from: lines[start]!.from}], next};
}

/** A term may be a comment that stands for a macro of the old site. */
const termOf = (text: string): string => text.trim().replace(/^<!-- *(?:\w+:\w+ )?(.*?) *-->$/, '`$1`');

const unfolded = (lines: Line[]): Line[] =>
  lines.map((line, at) => (at === 0 ? {...line, text: line.text.replace('<details>', '<details open>')} : line));

function tabLabel(line: Line | undefined): string | undefined {
  const label = /^\s*===[!+]?\s+"(.*)"\s*$/.exec(line?.text ?? '')?.[1];
  if (label === undefined) return undefined;
  return withoutIcons(label) || nameOf(/[\w-]+(?=:)/.exec(label)?.[0] ?? '') || 'Tab';
}

function indented(lines: Line[], indent: number): Line[] {
  return lines.map(({text, from}) => ({text: text && ' '.repeat(indent) + text, from}));
}

/** `<div class="grid cards" markdown>` contains a list whose items are cards, or elements side by side. */
function convertGrids(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, classes] =
      (isCode[index] ? null : /^\s*<div class="grid( cards)?" markdown(?:="\w+")?>\s*$/.exec(line.text)) ?? [];
    const isGrid = !isCode[index] && /^\s*<div class="grid/.test(line.text);
    const end = isGrid
      ? lines.findIndex(({text}, at) => at > index && !isCode[at] && /^\s*<\/div>\s*$/.test(text))
      : -1;
    if (end < 0) {
      result.push(line);
      continue;
    }
    const inner = dedent(lines.slice(index + 1, end));
    const cards = classes ? cardsIn(inner) : [];
    result.push(...indented(cards.length > 0 ? directive('cards', '', cards, line.from) : inner, indentOf(line.text)));
    index = end;
  }
  return result;
}

/** `- :icon: __Title__`, a rule, and the text of the card. */
function cardsIn(lines: Line[]): Line[] {
  const cards: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const [, marker = '', head = ''] = /^([-*]\s+)(.*)$/.exec(lines[index]!.text) ?? [];
    if (!marker) {
      index++;
      continue;
    }
    const {body, next} = takeIndented(lines, index + 1, Math.min(4, marker.length));
    const {from} = lines[index]!;
    const written = body.filter(({text}) => !/^\s*---+\s*$/.test(text));
    // The title may begin on the next line.
    const isBelow = withoutIcons(head) === '';
    const first = isBelow ? (written[0]?.text ?? '') : head;
    const rest = isBelow ? written.slice(1) : written;
    const [, strong, after = ''] = /^(?:__|\*\*)(.*?)(?:__|\*\*)\s*(.*)$/.exec(withoutIcons(first)) ?? [];
    const title = strong ?? withoutIcons(first);
    const [, words, href] = /^\[(.*?)\]\((.*?)\)$/.exec(title) ?? [];
    const card = directive('card', words ?? title, [{text: after, from}, {text: '', from}, ...rest], from);
    cards.push(...card.map((line, at) => (at === 0 && href ? {...line, text: `${line.text}{href="${href}"}`} : line)), {
      text: '',
      from,
    });
    index = next;
  }
  return cards;
}

/** ```` ```py title="a.py" linenums="1" hl_lines="2 3" ```` → ```` ```py title="a.py" showLineNumbers {2,3} ```` */
function convertFences(lines: Line[]): Line[] {
  const parts = findFences(lines);
  return lines.map((line, index) => {
    if (parts[index] === undefined) return line;
    // `# (1)!` refers to a note below the block.
    if (parts[index] === 'code') return {...line, text: line.text.replace(/\((\d+)\)!/g, '($1)')};
    const [, opening = '', written = ''] = /^(\s*(?:`{3,}|~{3,}))(.*)$/.exec(line.text) ?? [];
    if (written.trim() === '') return line;
    const [, language = ''] = /^\s*(?:\{\s*\.)?([\w+#-]+)(?![\w=])/.exec(written) ?? [];
    const [title] = /\btitle="[^"]*"/.exec(written) ?? [];
    const [, start] = /\blinenums="(\d+)/.exec(written) ?? [];
    const [, marked] = /\bhl_lines="([^"]+)"/.exec(written) ?? [];
    const fence = [
      opening + language,
      title,
      start && (start === '1' ? 'showLineNumbers' : `showLineNumbers=${start}`),
      marked &&
        `{${marked
          .trim()
          .split(/[\s,]+/)
          .join(',')}}`,
    ];
    return {...line, text: fence.filter(Boolean).join(' ')};
  });
}

/** `\\(a_1\\)` → `$a_1$`, and `\\[` … `\\]` on separate lines → `$$` … `$$`; other escaped brackets are only brackets. */
function withDollars(lines: Line[]): Line[] {
  return mapProse(lines, ({text, from}) => ({
    from,
    text: mapWords(text, (words) =>
      words
        .replace(/^(\s*)\\[[\]]\s*$/, '$1$$$$')
        .replace(/\\\(\s*([^$]*?[\\^_{=].*?)\s*\\\)/g, (_, formula: string) => `$${formula}$`),
    ),
  }));
}

/** Plugins of MkDocs let `[words][id]` lead to a heading: → `[words](#id)` */
function withReferences(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const prose = lines.filter((_, index) => !isCode[index]).map(({text}) => text);
  const defined = new Set(prose.map((text) => /^\s*\[([^\]]+)\]:\s/.exec(text)?.[1]));
  // A heading that a macro made gets its words as its id.
  const ids = new Set(
    prose.map((text) =>
      /^\s*#{1,6} (?:.*\{#([^}]+)\}|<!-- *(?:\w+:\w+ )?([\w.-]+) *-->)\s*$/.exec(text)?.slice(1).find(Boolean),
    ),
  );
  return mapProse(lines, ({text, from}) => ({
    from,
    text: text.replace(/\]\[([^\]\s]+)\]/g, (reference, id: string) =>
      ids.has(id) && !defined.has(id) ? `](#${id})` : reference,
    ),
  }));
}

const icon = /:(?:material|fontawesome|octicons|simple)-[\w-]+:(?:\{[^}]*\})?/g;

/** Removes icons, which only decorate the words beside them. */
const withoutIcons = (text: string): string =>
  text
    .replace(icon, '')
    .replace(/^(?:\s|&nbsp;)+/, '')
    .trim();

/** `:material-check:` → `Check`, `:octicons-x-24:` → `X` */
function nameOf(name: string): string {
  const words = name
    .replace(/^:?(?:material|fontawesome-(?:solid|regular|brands)|octicons|simple)-|(?:-\d+)?:.*$/g, '')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Alone or in a table cell, an icon has a meaning: its name replaces it. */
function withoutIconsIn(text: string): string {
  if (/^\s*\|/.test(text)) {
    return text.replace(/(?<=\|)[^|]*/g, (cell) =>
      icon.test(cell) ? ` ${withoutIcons(cell) || namesIn(cell)} ` : cell,
    );
  }
  // A dash may separate an icon from its meaning.
  const bare = text.replace(new RegExp(`${icon.source}\\s*(?:[-–—]\\s+)?`, 'g'), '');
  return /[\p{L}\p{N}]/u.test(bare.replace(/<[^>]*>/g, '')) ? bare : text.replace(icon, nameOf);
}

const namesIn = (cell: string): string => (cell.match(icon) ?? []).map(nameOf).join(', ');

/** Attribute lists for styles. */
const ofLooks = /\{:?\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+)|\s)+\s*\}/g;

function convertWords(lines: Line[], report: Report): Line[] {
  const formulas = findFormulas(lines);
  const isFormula = new Set(lines.filter((_, index) => formulas[index]));
  return mapProse(lines, (line) => {
    const {text, from} = line;
    if (isFormula.has(line)) return line;
    if (/^\s*\*\[[^\]]+\]:/.test(text)) {
      report(from, 'Explanations of abbreviations are left out: a glossary has them.', 'look');
      return [];
    }
    if (/^\s*:{3,}/.test(text)) return {text, from};
    // With more indentation, a list above would include it, and space out its items.
    if (/^ {1,3}\[[^\]^]+\]:\s/.test(text)) return {text: text.trimStart(), from};
    if (/^\s*\{%-?\s*(?:raw|endraw)\s*-?%\}\s*$/.test(text)) return [];
    const [, heading, id] = /^(\s*#{1,6} .*?)\s*\{:?\s*#([\w.-]+)[^}]*\}\s*$/.exec(text) ?? [];
    const words = heading ?? text;
    const changed = mapWords(withoutIconsIn(words), (all) =>
      outsideFormulas(all, (part) =>
        part
          .replace(ofLooks, '')
          .replace(
            /\{==(.*?)==\}|==(\S(?:.*?\S)?)==/g,
            (_, one?: string, other?: string) => `<mark>${one ?? other}</mark>`,
          )
          .replace(
            /\{\+\+(.*?)\+\+\}|\^\^(\S(?:.*?\S)?)\^\^/g,
            (_, one?: string, other?: string) => `<ins>${one ?? other}</ins>`,
          )
          .replace(/\+\+([\w+-]+)\+\+/g, (_, keys: string) => keys.split('+').map(key).join('+'))
          .replace(/\{--(.*?)--\}/g, '<del>$1</del>')
          .replace(/\{>>.*?<<\}/g, '')
          .replace(/(?<=\w)\^(\w+)\^/g, '<sup>$1</sup>')
          .replace(/(?<=\w)(?<!~)~(\w+)~(?!~)/g, '<sub>$1</sub>'),
      ),
    ).replace(/(?<!`)`#!\w+ /g, '`');
    return {from, text: `${changed.trimEnd()}${id ? ` {#${id}}` : ''}`};
  });
}

function key(name: string): string {
  return `<kbd>${name.charAt(0).toUpperCase()}${name.slice(1)}</kbd>`;
}
