import {
  codeInProse,
  directive,
  findCode,
  indentOf,
  mapProse,
  mapWords,
  tabSet,
  type Line,
  type OldPage,
  type Report,
} from '../lines';
import {convertAlerts} from './admonitions';
import {withSettings} from './directives';
import {attributesOf, type Attributes} from './elements';

/** GitBook: converts `{% … %}` … `{% end… %}`, cards in tables, and images. */
export function gitbook(lines: Line[], report: Report, page: OldPage): Line[] {
  const whole = convertCards(withoutBrokenLinks(convertPre(lines), report));
  return convertAlerts(convertWords(convertBlocks(whole, report, page), report));
}

const brokenLink =
  /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(<?\/broken\/[^)]*\)|<a\s[^>]*?href="\/broken\/[^"]*"[^>]*>(.*?)<\/a>|(?<=\{% content-ref) url="\/broken\/[^"]*"/g;

/** GitBook writes `/broken/pages/…` for a page that is gone: the words of such a link stay. */
function withoutBrokenLinks(lines: Line[], report: Report): Line[] {
  return mapProse(lines, ({text, from}) => ({
    from,
    text: mapWords(text, (words) =>
      words.replace(brokenLink, (_, label = '', other = '') => {
        report(from, 'A link was broken on GitBook already: its words stand here without it.', 'look');
        return `${label || other}`;
      }),
    ),
  }));
}

const tag = /^\s*\{%\s*([\w-]+)\s*(.*?)\s*%\}\s*$/;
const kinds: Record<string, string> = {info: 'info', success: 'tip', warning: 'warning', danger: 'danger'};

const wordsOrTag = new RegExp(`(?:${codeInProse.source}|\`|\\{(?!%)|[^\`{])+|\\{%.*?%\\}|.`, 'g');

/** `{% hint style="info" %}` … `{% endhint %}`; each tag is on a separate line, or at an end of its content. */
function convertBlocks(lines: Line[], report: Report, page: OldPage): Line[] {
  const apart = mapProse(lines, ({text, from}) =>
    (text.match(wordsOrTag) ?? [text])
      .filter((part, _, all) => all.length === 1 || part.trim() !== '')
      .map((part) => ({text: part.startsWith('{%') ? ' '.repeat(indentOf(text)) + part : part, from})),
  );
  const isCode = findCode(apart);
  const result: Line[] = [];
  for (let index = 0; index < apart.length; index++) {
    const line = apart[index]!;
    const [, name = '', written = ''] = (isCode[index] ? null : tag.exec(line.text)) ?? [];
    if (!name) {
      result.push(line);
      continue;
    }
    const end = endOf(apart, isCode, index, name);
    const indent = indentOf(line.text);
    const inner = apart
      .slice(index + 1, Math.max(end, index + 1))
      .map(({text, from}) => ({from, text: text.slice(Math.min(indent, indentOf(text)))}));
    const made = block(name, attributesOf(written), written, inner, line.from, report, page);
    result.push(...made.map(({text, from}) => ({from, text: text && ' '.repeat(indent) + text})));
    index = Math.max(end, index);
  }
  return result;
}

/** The line with the closing tag of a block; the line itself if it has none. */
function endOf(lines: Line[], isCode: boolean[], start: number, name: string): number {
  let depth = 0;
  for (let index = start; index < lines.length; index++) {
    const [, found] = (isCode[index] ? null : tag.exec(lines[index]!.text)) ?? [];
    if (found === name) depth++;
    if (found === `end${name}` && --depth === 0) return index;
  }
  return start;
}

function block(
  name: string,
  given: Attributes,
  written: string,
  inner: Line[],
  from: number,
  report: Report,
  page: OldPage,
): Line[] {
  const body = (): Line[] => convertBlocks(inner, report, page);
  const {title = '', url = ''} = given;
  const apart = (made: Line[]): Line[] => [{text: '', from}, ...made, {text: '', from}];
  switch (name) {
    case 'hint':
      return apart(directive(kinds[given.style ?? ''] ?? 'info', '', body(), from));
    case 'tabs':
      return apart(tabSet(body(), from));
    case 'tab':
      return apart(directive('tab', title, body(), from));
    case 'stepper':
      return apart(steps(inner, from, report, page));
    case 'code':
      return inner.map((line) => withCodeSettings(line, given));
    case 'content-ref':
      return apart(
        directive('card', nameOf(inner) || url || textOf(inner), [], from).map((line, at) =>
          at === 0 && url ? {...line, text: `${line.text}{href="${url}"}`} : line,
        ),
      );
    case 'embed':
      return apart([
        {text: `[${withoutProtocol(url)}](${url})`, from},
        ...(inner.length > 0 ? [{text: '', from}, ...body()] : []),
      ]);
    case 'file': {
      const {src = ''} = given;
      const address = /[\s()]/.test(src) ? `<${src}>` : src;
      return apart([{text: `[${nameOf(inner) || src.split('/').at(-1) || 'File'}](${address})`, from}]);
    }
    case 'include': {
      const file = /["'](.*?)["']/.exec(written)?.[1] ?? '';
      const text = page.read(file);
      if (text === undefined) report(from, `“${file}” is not there: write here what it held.`);
      return apart(
        convertBlocks(
          (text ?? '').split('\n').map((one) => ({text: one, from})),
          report,
          page,
        ),
      );
    }
    // These only arrange their content in columns.
    case 'columns':
    case 'column':
    case 'updates':
    case 'update':
      return apart(body());
    case 'if':
    case 'endif':
    case 'else':
      report(from, 'This part was for some readers only: see whether it is for all.');
      return [];
    default:
      if (/^end/.test(name)) return [];
      report(
        from,
        inner.length > 0
          ? `“${name}” was a block of GitBook. What it held stands here without it.`
          : `“${name}” was a block of GitBook, and is left out.`,
        inner.length > 0 ? 'look' : 'to do',
      );
      return apart(body());
  }
}

const nameOf = (lines: Line[]): string =>
  /\[((?:[^[\]]|\[[^\]]*\])*?)(?:\.md)?\]\(/.exec(lines.map(({text}) => text).join(' '))?.[1]?.replaceAll('"', '') ??
  '';

const textOf = (lines: Line[]): string =>
  lines
    .map(({text}) => text.trim())
    .join(' ')
    .trim();

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\/|\/$/g, '');

/** Each `{% step %}` is an item of a numbered list, with its heading in bold. */
function steps(lines: Line[], from: number, report: Report, page: OldPage): Line[] {
  const isCode = findCode(lines);
  const items: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (isCode[index] || tag.exec(lines[index]!.text)?.[1] !== 'step') continue;
    const end = endOf(lines, isCode, index, 'step');
    const body = convertBlocks(lines.slice(index + 1, end), report, page);
    const first = body.findIndex(({text}) => text.trim() !== '');
    body.slice(Math.max(first, 0)).forEach((line, at) => {
      const text = at === 0 ? line.text.replace(/^#+ (.*?)(?:\s*\{#.*\})?$/, '**$1**') : line.text;
      items.push({from: line.from, text: at === 0 ? `1. ${text}` : text && `   ${text}`});
    });
    items.push({text: '', from});
    index = Math.max(end, index);
  }
  return directive('steps', '', items, from);
}

/** ```` {% code title="a.js" lineNumbers="true" %} ```` */
function withCodeSettings({text, from}: Line, {title, lineNumbers}: Attributes): Line {
  if (!/^\s*(`{3,}|~{3,})\S/.test(text)) return {text, from};
  return {
    from,
    text: `${text}${title ? ` title="${title}"` : ''}${lineNumbers === 'true' ? ' showLineNumbers' : ''}`,
  };
}

/** `<table data-view="cards">`: each row is a card, with a title, a text and a link. */
function convertCards(lines: Line[]): Line[] {
  return mapProse(lines, ({text, from}) => {
    if (!/^\s*<table [^>]*data-view="cards"/.test(text)) return {text, from};
    const columns = [...text.matchAll(/<th(?=[\s>])([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const rows = [...text.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
    );
    const cards = rows.filter((cells) => cells.length > 0).flatMap((cells) => cardOf(cells, columns, from));
    return directive('cards', '', cards, from);
  });
}

const linkIn = (cell: string): string | undefined => /^\s*<a href="([^"]*)">[^<]*<\/a>\s*$/.exec(cell)?.[1];

/** The visible cells of a row; a hidden column has the link of the card, or else its only link does. */
function cardOf(cells: string[], columns: string[], from: number): Line[] {
  const shown = cells.filter((cell, at) => !columns[at]?.includes('data-hidden') && plain(cell) !== '');
  const target = linkIn(cells.find((_, at) => columns[at]?.includes('data-card-target')) ?? '');
  const links = shown.filter((cell) => linkIn(cell) !== undefined);
  const only = !target && links.length === 1 && shown.length > 1 ? links[0] : undefined;
  const href = target ?? (only && linkIn(only));
  // A card that is a link can't contain other links.
  const wordsOf = (cell: string): string => (href ? plain(cell).replace(/\[(.*?)\]\(.*?\)/g, '$1') : plain(cell));
  const [first = '', ...texts] = shown.filter((cell) => cell !== only).map(wordsOf);
  const title = first.replace(/\n- /g, ' ');
  const body = texts.flatMap((text) => ['', ...text.split('\n')]).map((text) => ({text, from}));
  return [...withSettings(directive('card', title, body, from), {href}), {text: '', from}];
}

/** Markdown in an HTML table is converted to HTML. */
const asHtml = (text: string): string =>
  /^\s*<table\b/.test(text) ? text.replace(/>[^<]+/g, (words) => words.replace(/[*_~`]/g, '\\$&')) : text;

/** The words of a cell. */
const plain = (html: string): string =>
  html
    .replace(/<i class="fa-[^"]*">.*?<\/i>/g, '')
    .replace(/<(?:strong|b)>(.*?)<\/(?:strong|b)>/g, '$1')
    .replace(/<code>(.*?)<\/code>/g, '`$1`')
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<li>/g, '\n- ')
    .replace(/<[^>]+>/g, '')
    .trim();

/** `<pre><code class="lang-js">`: code in which bold marks a line. */
function convertPre(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const {text, from} = lines[index]!;
    const end =
      !isCode[index] && /^\s*<pre\b[^>]*><code/.test(text)
        ? lines.findIndex((line, at) => at >= index && line.text.includes('</pre>'))
        : -1;
    if (end < 0) {
      result.push(lines[index]!);
      continue;
    }
    const block = lines.slice(index, end + 1).map((line) => line.text);
    const html = block.join('\n');
    const [, language = 'text'] = /lang-([\w+-]+)/.exec(html) ?? [];
    const [, title] = /data-title="([^"]*)"/.exec(html) ?? [];
    const code = html.replace(/^\s*<pre\b[^>]*><code[^>]*>|<\/code><\/pre>\s*$/g, '').split('\n');
    const strong = code.flatMap((line, at) => (line.includes('<strong>') ? [at + 1] : []));
    const settings = [title && `title="${title}"`, strong.length > 0 && `{${strong.join(',')}}`].filter(Boolean);
    const made = ['```' + [language, ...settings].join(' '), ...code.map(asCode), '```'];
    result.push(...made.map((one) => ({text: one, from})));
    index = end;
  }
  return result;
}

const entities: Record<string, string> = {lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' '};

const asCode = (html: string): string =>
  html
    .replace(/<\/?(?:strong|em|a|mark)\b[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name = '') => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return Number.isNaN(code) ? (entities[name as string] ?? entity) : String.fromCodePoint(code);
    });

function convertWords(lines: Line[], report: Report): Line[] {
  return mapProse(lines, ({text, from}) => ({
    from,
    text: mapWords(asHtml(text), (words) =>
      words
        .replace(/&#x20;/g, '')
        // Only two signs begin a formula in GitBook.
        .replace(/(?<![\\$])\$(?!\$)/g, '\\$$')
        // Two buttons side by side.
        .replace(/<\/a>(?=<a )/g, '</a> · ')
        .replace(/^(#{1,6} .*?)\s*<a href="[^"]*" id="([\w.-]+)"><\/a>\s*$/, '$1 {#$2}')
        .replace(
          /<figure>\s*<img src="([^"]*)"(?: alt="([^"]*)")?[^>]*>\s*(?:<figcaption>(.*?)<\/figcaption>)?\s*<\/figure>/g,
          (_, src: string, alt = '', caption = '') => {
            const said = plain(caption as string);
            return `![${(alt as string) || said}](<${src}>)${said && said !== alt ? ` _${said}_` : ''}`;
          },
        )
        .replace(/<i class="fa-[^"]*">.*?<\/i>|:[a-z]+(?:-[a-z]+)+:/g, (icon) => (icon.startsWith('<') ? '' : icon))
        .replace(/<(?:button|mark)[^>]*>/g, (element) =>
          element.replace(/ (?:type|class|data-[\w-]+|style)="[^"]*"/g, ''),
        )
        .replace(/ data-[\w-]+(?:="[^"]*")?(?=[^<]*>)/g, '')
        .replace(/(<a) href="([^"]*)"[^>]*>/g, '$1 href="$2">')
        .replace(/\{%.*?%\}/g, (left) => {
          report(from, `“${left}” was filled in by GitBook, and is left out.`);
          return '';
        }),
    ),
  }));
}
