import {idsOfVitePress, keepHeadingIds} from '../headingIds';
import {
  details,
  directive,
  findCode,
  findFences,
  mapProse,
  mapWords,
  tabSet,
  type Line,
  type OldPage,
  type Report,
} from '../lines';
import {convertAlerts, kindOf} from './admonitions';
import {convertComponents, type Components} from './components';
import {badge} from './directives';
import {withoutScripts} from './scripts';
import {withFixedComponents, withImages} from './vue';

/** VitePress: converts containers, code groups and includes, and reports Vue. */
export function vitepress(lines: Line[], report: Report, page: OldPage): Line[] {
  const included = withIncludes(lines, report, page);
  const whole = withoutScripts(withFixedComponents(withImages(included), page), report);
  const ours = convertComponents(convertContainers(whole), components, report);
  const shown = convertFences(withoutHiddenCode(withoutVue(withoutLoops(ours, report), report)));
  return convertAlerts(keepHeadingIds(shown, idsOfVitePress));
}

const components: Components = {
  sets: [],
  // It shows its content only in the browser.
  blocks: {ClientOnly: (_, inner) => inner},
  inlines: {Badge: ({text = '', type}) => badge(text, type)},
};

/** `::: tip Title` … `:::`, `::: details`, `::: code-group`. */
function convertContainers(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, indent = '', colons = '', kind = '', title = ''] =
      (isCode[index] ? null : /^(\s*)(:{3,})\s*([\w-]+)\s*(.*?)\s*$/.exec(line.text)) ?? [];
    const end = kind ? closing(lines, isCode, index, colons) : -1;
    if (end < 0) {
      result.push(line);
      continue;
    }
    const inner = lines.slice(index + 1, end).map(({text, from}) => ({text: withoutIndent(text, indent), from}));
    const made = container(kind, title.replace(/\s*\{.*\}$/, ''), inner, line.from);
    result.push(...made.map(({text, from}) => ({from, text: text && indent + text})));
    index = end;
  }
  return result;
}

const withoutIndent = (text: string, indent: string): string =>
  text.startsWith(indent) ? text.slice(indent.length) : text.trimStart();

/** The colons that close a container, after those of containers in it with as many. */
function closing(lines: Line[], isCode: boolean[], start: number, colons: string): number {
  let depth = 0;
  for (let index = start; index < lines.length; index++) {
    const [, found, name] = (isCode[index] ? null : /^\s*(:{3,})\s*(\S*)/.exec(lines[index]!.text)) ?? [];
    if (found !== colons) continue;
    if (name) depth++;
    else if (--depth === 0) return index;
  }
  return -1;
}

function container(kind: string, title: string, inner: Line[], from: number): Line[] {
  if (kind === 'code-group') return codeGroup(inner, from);
  const body = convertContainers(inner);
  // These only tell VitePress how to process their content.
  if (kind === 'raw' || kind === 'v-pre') return body;
  if (kind === 'details') return details(title || 'Details', body, from);
  return directive(kindOf(kind), title, body, from);
}

/** Each block of the group is a tab: ```` ```js [config.js] ````. */
function codeGroup(lines: Line[], from: number): Line[] {
  const isCode = findCode(lines);
  const tabs: Line[] = [];
  let block: Line[] = [];
  lines.forEach((line, index) => {
    if (!isCode[index]) return;
    block.push(line);
    if (block.length === 1 || line.text.trim() !== /^\s*(`{3,}|~{3,})/.exec(block[0]!.text)?.[1]) return;
    const [opening, ...rest] = block as [Line, ...Line[]];
    const [, label] = labelled.exec(opening.text) ?? [];
    const first = {...opening, text: opening.text.replace(labelled, '')};
    const language = /^\s*[`~]+([\w-]+)/.exec(opening.text)?.[1] ?? 'text';
    tabs.push(...directive('tab', label ?? language, [first, ...rest], opening.from), {text: '', from: line.from});
    block = [];
  });
  return tabSet(tabs, from);
}

const labelled = /\s*\[([^\]]+)\]/;

/** ```` ```js{1,3}:line-numbers [a.js] ```` → ```` ```js {1,3} showLineNumbers title="a.js" ```` */
function convertFences(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  return lines.map((line, index) => {
    const [, opening, settings = ''] =
      (isCode[index] ? /^(\s*(?:`{3,}|~{3,})[\w+#.-]+)([\s{:[].*)$/.exec(line.text) : null) ?? [];
    if (!opening) return line;
    const [numbers] = /\{[\d,\s-]+\}/.exec(settings) ?? [];
    const [, title] = labelled.exec(settings) ?? [];
    const [, start] = /:line-numbers(?:=(\d+))?/.exec(settings) ?? [];
    const options = [
      numbers,
      settings.includes(':line-numbers') && `showLineNumbers${start ? `=${start}` : ''}`,
      title ? `title="${title}"` : /title="[^"]*"/.exec(settings)?.[0],
    ];
    return {...line, text: [opening, ...options].filter(Boolean).join(' ')};
  });
}

/** `<!--@include: ./part.md-->` and `<<< @/a.ts#region{2}` include a file. */
function withIncludes(lines: Line[], report: Report, page: OldPage, depth = 0): Line[] {
  const isCode = findCode(lines);
  return lines.flatMap((line, index): Line[] => {
    const {text, from} = line;
    const [, include] = /^\s*<!--\s*@include:\s*(\S+?)\s*-->/.exec(text) ?? [];
    const part = include && !isCode[index] ? page.read(include.replace(/[#{].*$/, '')) : undefined;
    if (part !== undefined && depth < 5) {
      const body = part.replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n/, '').split(/\r?\n/);
      return withIncludes(
        body.map((one) => ({text: one, from})),
        report,
        page,
        depth + 1,
      );
    }
    if (include && !isCode[index]) {
      report(from, `“${include}” is not there: write here what it held.`);
      return [];
    }
    const [, indent = '', file, region, marks = '', label] =
      (isCode[index] ? null : /^(\s*)<<<\s+([^\s{#[]+)(?:#([\w-]+))?(\{[^}]*\})?\s*(?:\[(.*)\])?\s*$/.exec(text)) ?? [];
    if (!file) return [line];
    const code = regionOf(page.read(file), region);
    if (code === undefined) report(from, `“${file}” is not there: write here the code that it held.`);
    const language = /\{[^}]*?([a-z]+)\}/.exec(marks)?.[1] ?? file.split('.').at(-1) ?? 'text';
    const [numbers = ''] = /\{[\d,\s-]+/.exec(marks)?.map((found) => ` ${found.trim()}}`) ?? [];
    return [
      `\`\`\`${language}${numbers}${label ? ` [${label}]` : ''}`,
      ...(code ?? '').trimEnd().split('\n'),
      '```',
    ].map((one) => ({text: one && indent + one, from}));
  });
}

function regionOf(text: string | undefined, region: string | undefined): string | undefined {
  if (text === undefined || region === undefined) return text;
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => new RegExp(`#?region\\s+${region}\\b`).test(line) && !/endregion/.test(line));
  const end = lines.findIndex((line, at) => at > start && /#?endregion/.test(line));
  if (start < 0) return undefined;
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .filter((line) => !/#(?:end)?region\b/.test(line))
    .join('\n');
}

/** In blocks that Twoslash checks, `// ---cut---` hides what is above, and comments such as `// @errors: 2304` are for it. */
function withoutHiddenCode(lines: Line[]): Line[] {
  const parts = findFences(lines);
  const isHidden = lines.map(() => false);
  lines.forEach(({text}, start) => {
    if (parts[start] !== 'opening' || !/\stwoslash\b/.test(text)) return;
    let isCut = false;
    for (let at = start + 1; parts[at] === 'code'; at++) {
      const [, mark] = /^\s*\/\/ (---cut(?:-before|-after|-start|-end)?---|@\w+|\^\?)/.exec(lines[at]!.text) ?? [];
      if (mark === '---cut---' || mark === '---cut-before---') isHidden.fill(true, start + 1, at);
      if (mark === '---cut-start---' || mark === '---cut-after---') isCut = true;
      isHidden[at] = isCut || mark !== undefined;
      if (mark === '---cut-end---') isCut = false;
    }
  });
  return lines.filter((_, index) => !isHidden[index]);
}

/** Leaves out elements that Vue repeats for a list, which is unknown here. */
function withoutLoops(lines: Line[], report: Report): Line[] {
  let end: string | undefined;
  return mapProse(lines, (line) => {
    const {text, from} = line;
    if (end !== undefined) {
      if (text.trimEnd().startsWith(end)) end = undefined;
      return [];
    }
    const [, indent = '', name] = /^(\s*)<([\w-]+)\s(?:[^>"]|"[^"]*")*?\bv-for="/.exec(text) ?? [];
    if (name === undefined) return line;
    report(from, 'Vue repeated this for a list: write its entries, or make a component of it.');
    if (!text.includes(`</${name}>`) && !/\/>\s*$/.test(text)) end = `${indent}</${name}>`;
    return [];
  });
}

/** Reports values of Vue, which are unknown here; in `v-pre`, braces are text. */
function withoutVue(lines: Line[], report: Report): Line[] {
  return mapProse(lines, ({text, from}) => {
    if (/^\s*\[\[toc\]\]\s*$/i.test(text)) return {text: '', from};
    const changed = mapWords(text, (words) => {
      const plain = words.replace(/(<\w[^>]*?)\sv-pre(?=[\s>])/g, '$1');
      const bare = plain.replace(
        /(?<=[\s"])(?:[:@#][\w.:-]+|v-[\w:.-]+)(?:="[^"]*")?(?=[\s/>])/g,
        (attribute, at: number) =>
          /<\w[^<>]*$/.test(plain.slice(0, at)) || /^\s*$/.test(plain.slice(0, at))
            ? vueAttribute(attribute)
            : attribute,
      );
      if (bare !== plain || /(?<!\\)\{\{.*\}\}/.test(bare))
        report(from, 'Vue filled this in: write the words, or make a variable of it.');
      const neat = bare === plain ? bare : bare.replace(/\s{2,}(?=[^<]*>)/g, ' ').replace(/\s+>/g, '>');
      return neat.replace(/<\/?template\b(?:[^>"]|"[^"]*")*>/g, '').replace(/(?<!\\)\{\{/g, '\\{{');
    });
    return {text: changed, from};
  });

  function vueAttribute(attribute: string): string {
    // `#slot`, `@click`, `:href`
    return attribute.startsWith(':') || attribute.startsWith('v-') || attribute.startsWith('@') ? '' : attribute;
  }
}
