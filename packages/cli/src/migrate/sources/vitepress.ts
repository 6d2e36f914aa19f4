import {details, directive, findCode, mapProse, nameTabs, type Line, type Report} from '../lines';
import {convertAlerts, kindOf} from './admonitions';

/** VitePress: containers, code groups, includes, and Vue where a page has it. */
export function vitepress(lines: Line[], report: Report): Line[] {
  return convertAlerts(convertFences(convertWords(convertContainers(lines, report), report)));
}

/** `::: tip Title` … `:::`, `::: details`, `::: code-group`. */
function convertContainers(lines: Line[], report: Report): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, colons, kind, title = ''] =
      (isCode[index] ? null : /^(:{3,})\s*([\w-]+)\s*(.*?)\s*$/.exec(line.text)) ?? [];
    const end =
      colons && kind ? lines.findIndex(({text}, at) => at > index && !isCode[at] && text.trim() === colons) : -1;
    if (!kind || end < 0) {
      result.push(line);
      continue;
    }
    const inner = lines.slice(index + 1, end);
    if (kind === 'code-group') result.push(...codeGroup(inner, line.from, report));
    else if (kind === 'details')
      result.push(...details(title || 'Details', convertContainers(inner, report), line.from));
    else
      result.push(
        ...directive(kindOf(kind), title.replace(/\s*\{.*\}$/, ''), convertContainers(inner, report), line.from),
      );
    index = end;
  }
  return result;
}

/** Each block of the group is a tab: ```` ```js [config.js] ````. */
function codeGroup(lines: Line[], from: number, report: Report): Line[] {
  report(from, nameTabs);
  const isCode = findCode(lines);
  const tabs: Line[] = [];
  let block: Line[] = [];
  lines.forEach((line, index) => {
    if (!isCode[index]) return;
    block.push(line);
    if (block.length === 1 || line.text.trim() !== /^\s*(`{3,}|~{3,})/.exec(block[0]!.text)?.[1]) return;
    const [opening, ...rest] = block as [Line, ...Line[]];
    const [, label] = /\[([^\]]+)\]/.exec(opening.text) ?? [];
    const first = {...opening, text: opening.text.replace(/\s*\[[^\]]+\]/, '')};
    const language = /^\s*[`~]+([\w-]+)/.exec(opening.text)?.[1] ?? 'text';
    tabs.push(...directive('tab', label ?? language, [first, ...rest], opening.from), {text: '', from: line.from});
    block = [];
  });
  return directive('tabs', 'Variants', tabs, from);
}

/** ```` ```js{1,3}:line-numbers ```` → ```` ```js {1,3} showLineNumbers ```` */
function convertFences(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  return lines.map((line, index) =>
    isCode[index]
      ? {
          ...line,
          text: line.text.replace(
            /^(\s*(?:`{3,}|~{3,})[\w-]+)((?:\{[\d,-]+\}|:line-numbers(?:=\d+)?)+)/,
            (_, opening: string, settings: string) =>
              `${opening}${/\{[^}]+\}/.exec(settings)?.[0].replace(/^/, ' ') ?? ''}${settings.includes(':line') ? ' showLineNumbers' : ''}`,
          ),
        }
      : line,
  );
}

function convertWords(lines: Line[], report: Report): Line[] {
  let isScript = false;
  return mapProse(lines, ({text, from}) => {
    if (/^<(?:script|style)\b/.test(text)) {
      isScript = true;
      report(from, 'Rewrite what this script or style does: a page runs no Vue. It is left out.');
    }
    if (isScript) {
      isScript = !/<\/(?:script|style)>/.test(text);
      return [];
    }
    if (/^\s*\[\[toc\]\]\s*$/i.test(text)) return {text: '', from};
    const [, file, part] = /^<<<\s+@?\/?([^\s{#]+)(\S*)/.exec(text) ?? [];
    if (file) {
      report(
        from,
        `Put “${file}” into the repository at this path${part ? `, and mark the part “${part}” as a region` : ''}.`,
      );
      const language = file.split('.').at(-1) ?? 'text';
      return [`\`\`\`${language} file=${file}`, '```'].map((line) => ({text: line, from}));
    }
    const [, include] = /^<!--\s*@include:\s*(\S+?)\s*-->/.exec(text) ?? [];
    if (include) {
      const name = include
        .replace(/^.*\//, '')
        .replace(/\.\w+.*$/, '')
        .replace(/^_/, '');
      report(from, `Move “${include}” to a folder _snippets, as “_${name}.mdx”.`);
      return {text: `::snippet[${name}]`, from};
    }
    if (/\{\{.*\}\}/.test(text)) report(from, 'Vue filled this in: write the words, or make a variable of it.');
    return {text, from};
  });
}
