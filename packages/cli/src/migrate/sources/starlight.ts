import {commonIndent, dedent, directive, findCode, mapProse, type Line, type Report} from '../lines';
import {convertAlerts, kindOf} from './admonitions';
import {attributesOf, tagsIn, tagsOnLines, type Attributes} from './elements';

/** Starlight: asides, tabs, cards, steps, file trees and badges become ours. */
export function starlight(lines: Line[], report: Report): Line[] {
  const images = imagesOf(lines);
  const isInline = (name: string): boolean => name in inlines;
  const onLines = tagsOnLines(convertAsides(withoutImports(lines, report)), isInline);
  const withElements = convertElements(onLines, report);
  return convertAlerts(
    mapProse(withPlainFences(withElements), ({text, from}) => ({from, text: inline(text, images, from, report)})),
  );
}

/** `:::caution[Title]` → `:::warning[Title]` */
function convertAsides(lines: Line[]): Line[] {
  return mapProse(lines, ({text, from}) => ({
    from,
    text: text.replace(/^(\s*:{3,})([a-z]+)(?:\{[^}]*\})?/, (_, colons: string, kind: string) => colons + kindOf(kind)),
  }));
}

/** What the code blocks of Starlight can be told and ours cannot: which words to mark, and how the frame looks. */
function withPlainFences(lines: Line[]): Line[] {
  return lines.map(({text, from}) => {
    const [, fence, language = '', meta = ''] = /^(\s*(?:`{3,}|~{3,}))(\S+) +(.+)$/.exec(text) ?? [];
    if (!fence || /^:/.test(text)) return {text, from};
    const kept = meta.match(/title="[^"]*"|(?<!\S)\{[\d, -]+\}/g) ?? [];
    return {text: [fence + language, ...kept].join(' '), from};
  });
}

const importLine = /^import (.*) from\s*['"]([^'"]+)['"];?\s*$/;

/** `import star from '~/assets/star.png'` → `{star: '~/assets/star.png'}` */
function imagesOf(lines: Line[]): Record<string, string> {
  const found = lines.flatMap(({text}) => {
    const [, name = '', file = ''] = importLine.exec(text) ?? [];
    return /\.(?:png|jpe?g|gif|svg|webp|avif)$/.test(file) ? [[name.trim(), file] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Imports of components that become ours go; of others, somebody has to know. */
function withoutImports(lines: Line[], report: Report): Line[] {
  return mapProse(lines, (line) => {
    if (/^export (?:const|function|let) /.test(line.text)) {
      report(line.from, 'This code belongs to the old site: write a component, or take it out.');
      return line;
    }
    const [, , file = ''] = importLine.exec(line.text) ?? [];
    if (!file) return line;
    const isKnown = /^@astrojs\/starlight\/|^astro(?:$|:)|\.(?:png|jpe?g|gif|svg|webp|avif)$/.test(file);
    if (!isKnown) report(line.from, `The import of “${file}” is left out: it belongs to the old site.`);
    return [];
  });
}

const isTag = (text: string): boolean => /^\s*<\/?[A-Z].*>\s*$/.test(text);

/** What holds nothing but elements: their places in it say nothing. */
const sets = ['CardGrid', 'Tabs'];

/** Blocks: each tag stands on a line of its own. Those of a set begin where it does. */
function convertElements(lines: Line[], report: Report, isInSet = false): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [, indent = '', name = '', attributes = '', selfClosing] =
      (isCode[index] ? null : /^(\s*)<([A-Z][\w.]*)(.*?)(\/?)>\s*$/.exec(line.text)) ?? [];
    if (!name || name in inlines) {
      result.push(line);
      continue;
    }
    const end = selfClosing ? index : closing(lines, isCode, index, name);
    const content = lines.slice(index + 1, Math.max(end, index + 1));
    const inner = convertElements(content, report, sets.includes(name));
    const made = block(name, attributesOf(attributes), dedent(inner), line.from, report);
    // However far a tag is indented, it belongs where its content does.
    const place = isInSet
      ? ''
      : ' '.repeat(Math.min(indent.length, commonIndent(content.filter(({text}) => !isTag(text)))));
    result.push(...made.map(({text, from}) => ({from, text: text && place + text})));
    index = Math.max(end, index);
  }
  return result;
}

function block(name: string, given: Attributes, inner: Line[], from: number, report: Report): Line[] {
  const {title = '', label = ''} = given;
  const blank = {text: '', from};
  const apart = (lines: Line[]): Line[] => [...lines, blank];
  switch (name) {
    case 'Tabs':
      return apart(
        withSettings(directive('tabs', given.syncKey ? '' : labelsIn(inner), inner, from), {group: given.syncKey}),
      );
    case 'TabItem':
      return apart(directive('tab', label, inner, from));
    case 'Aside':
      return apart(directive(kindOf(given.type ?? 'note'), title, inner, from));
    case 'Steps':
      return apart(directive('steps', '', inner, from));
    case 'FileTree':
      return apart(directive('file-tree', '', inner, from));
    case 'CardGrid':
      return apart(directive('cards', '', inner, from));
    case 'Card':
      return apart(directive('card', title, inner, from));
    case 'LinkButton': {
      const text = inner.map((line) => line.text.trim()).join(' ');
      return apart([{text: `[${text.trim()}](${given.href ?? ''})`, from}]);
    }
    // It only tells Astro where its content belongs.
    case 'Fragment':
      return apart(inner);
    case 'LinkCard': {
      const text = given.description ? [{text: given.description, from}] : [];
      return apart(withSettings(directive('card', title, text, from), {href: given.href}));
    }
    case 'Code': {
      const code = (given.code ?? '').split('\n').map((text) => ({text, from}));
      if (/^\{/.test(given.code ?? '{')) report(from, 'Write the code of this block here: it was computed.');
      const head = `\`\`\`${given.lang ?? ''}${title && ` title="${title}"`}`;
      return [{text: head, from}, ...code, {text: '```', from}, blank];
    }
    default:
      report(
        from,
        inner.length > 0
          ? `“${name}” was a component of the old site: look at what it held, which stands here without it.`
          : `“${name}” was a component of the old site, and is left out.`,
      );
      return [...inner, blank];
  }
}

/** Adds `{href="…"}` to the line that opens a directive. */
function withSettings([open, ...rest]: Line[], settings: Record<string, string | undefined>): Line[] {
  const given = Object.entries(settings).filter(([, value]) => value);
  if (!open || given.length === 0) return [...(open ? [open] : []), ...rest];
  const text = given.map(([name, value]) => (/^[\w-]+$/.test(value!) ? `${name}=${value}` : `${name}="${value}"`));
  return [{...open, text: `${open.text}{${text.join(' ')}}`}, ...rest];
}

/** What a set of tabs is called, which Starlight does not ask for: the labels of its tabs. */
function labelsIn(lines: Line[]): string {
  return lines.flatMap(({text}) => /^:{3,}tab\[(.*?)\]/.exec(text)?.[1] ?? []).join(', ');
}

const badgeTypes: Record<string, string> = {
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  danger: 'danger',
  note: 'info',
};

type Inline = (given: Attributes, images: Record<string, string>, report: (message: string) => void) => string;

/** What stands in a sentence. */
const inlines: Record<string, Inline> = {
  Badge: ({text = '', variant = ''}) => {
    const type = badgeTypes[variant];
    return `:badge[${text}]${type ? `{type=${type}}` : ''}`;
  },
  // They decorate: whoever does not see them misses nothing.
  Icon: () => '',
  Image: ({alt = '', src = ''}, images, report) => {
    const file = images[src.replace(/[{}]/g, '').trim()] ?? src;
    if (file.startsWith('{')) report('Name the file of this image: it was computed.');
    return `![${alt}](${file})`;
  },
};

function inline(text: string, images: Record<string, string>, from: number, report: Report): string {
  let result = text;
  for (const {begin, end, name, text: tag} of tagsIn(text).reverse()) {
    const make = inlines[name];
    if (!make) continue;
    const made = tag.startsWith('</') ? '' : make(attributesOf(tag), images, (message) => report(from, message));
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
