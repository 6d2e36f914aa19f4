import {findFences, type Line} from '../lines';

/** Code as Starlight shows it, with Expressive Code: keeps titles, marked lines and line numbers. */
export function convertFences(lines: Line[]): Line[] {
  const parts = findFences(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [, fence = '', language = '', meta = ''] =
      (parts[index] === 'opening' && /^(\s*(?:`{3,}|~{3,}))([^\s`]+)(.*)$/.exec(lines[index]!.text)) || [];
    if (!fence) {
      result.push(lines[index]!);
      continue;
    }
    const end = parts.findIndex((part, at) => at > index && part !== 'code');
    const settings = settingsIn(meta);
    const code = lines.slice(index + 1, end < 0 ? lines.length : end);
    const {title, rest} = settings.title === undefined ? withoutFileName(code) : {title: settings.title, rest: code};
    const options = [title && `title="${title}"`, ...settings.options(code.length - rest.length)];
    // `diff lang="js"` shows changes of JavaScript.
    const name = language === 'diff' && settings.lang ? `diff-${settings.lang}` : language;
    result.push({text: [fence + name, ...options].filter(Boolean).join(' '), from: lines[index]!.from}, ...rest);
    index += code.length;
  }
  return result;
}

/** `title="a.js"`, `{1,3-5}`, `ins={2}`, `"words"`, `/words/`, `showLineNumbers`; quotes may hold any other. */
const setting =
  /(?<!\S)(?:([\w-]+)=)?(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|\/(?:\\.|[^/\\])+\/|\{([^}]*)\}|([\w-]+)(?!\S))/g;

/** Marked words have no counterpart here, and the look of the frame is that of the site. */
const marks: Record<string, string> = {'': '', mark: '', ins: 'added', del: 'removed'};

interface Settings {
  title?: string;
  lang?: string;
  /** The other settings, where `gone` lines at the start have been removed. */
  options: (gone: number) => string[];
}

function settingsIn(meta: string): Settings {
  const found = [...meta.matchAll(setting)].map(([, name = '', double, single, braces, word]) => ({
    name: word !== undefined && name === '' ? word : name,
    text: double ?? single ?? word,
    braces,
  }));
  const textOf = (wanted: string): string | undefined =>
    found.find(({name, text}) => name === wanted && text !== undefined)?.text;
  const start = found.find(({name}) => name === 'startLineNumber');
  const isNumbered = found.some(({name, text}) => name === 'showLineNumbers' && text !== 'false');
  return {
    title: textOf('title')?.replace(/\\?"/g, "'"),
    lang: textOf('lang'),
    options: (gone) => [
      ...Object.entries(marks).flatMap(([name, ours]) => {
        const lines = found.flatMap((one) => (one.name === name ? linesIn(one.braces ?? '', gone) : []));
        return lines.length > 0 ? [`${ours && `${ours}=`}{${lines.join(',')}}`] : [];
      }),
      ...(isNumbered ? [`showLineNumbers${start ? `=${start.braces ?? start.text}` : ''}`] : []),
    ],
  };
}

/** `"Label":3-5, 7` → `3-5`, `7` */
function linesIn(written: string, gone: number): string[] {
  const ranges = [...written.replace(/"[^"]*":|'[^']*':/g, '').matchAll(/(\d+)(?:-(\d+))?/g)];
  return ranges.flatMap(([, first = '', last = first]) => {
    const [start, end] = [Math.max(1, Number(first) - gone), Number(last) - gone];
    return end < 1 ? [] : [start === end ? `${start}` : `${start}-${end}`];
  });
}

const inComment = /^\s*(?:\/\/|\/\*+|<!--|#(?!!))\s*([^\s:*]+)\s*(?:\*\/|-->)?\s*$/;
const fileName =
  /^[\w@~./[\]()+-]*(?:\w\.(?:astro|bash|c|cjs|conf|cpp|cs|css|cts|env|go|h|html?|ini|java|jsonc?|jsx?|kt|less|lua|markdoc|mdoc|mdx?|mjs|mts|php|ps1|py|rb|rs|sass|scss|sh|sql|svelte|svg|swift|toml|tsx?|txt|vue|xml|ya?ml)|\/\.[\w.-]+|^\.[a-z][\w.-]+)$/;

/** Without a title, a comment with the name of a file in one of the first four lines is one. */
function withoutFileName(code: Line[]): {title?: string; rest: Line[]} {
  const at = code.slice(0, 4).findIndex(({text}) => fileName.test(inComment.exec(text)?.[1] ?? ''));
  const above = code.slice(0, Math.max(at, 0));
  // Below other code, it belongs to that.
  if (at < 0 || above.some(({text}) => !/^\s*(?:---|#.*|\/\/.*)?$/.test(text))) return {rest: code};
  const isBlank = (line?: Line): boolean => line?.text.trim() === '';
  const below = code.slice(at + 1);
  const isFence = (line?: Line): boolean => line?.text.trim() === '---';
  // Front matter that held nothing else.
  const isEmpty = above.length === 1 && isFence(above[0]) && isFence(below[0]);
  const rest = isEmpty ? below.slice(1) : [...above, ...below];
  const isAtTop = isEmpty || above.length === 0;
  return {
    title: inComment.exec(code[at]!.text)![1],
    rest: isAtTop && isBlank(rest[0]) && rest.length > 1 ? rest.slice(1) : rest,
  };
}
