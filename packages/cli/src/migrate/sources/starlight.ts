import {directive, mapProse, tabSet, type Line, type OldPage, type Report} from '../lines';
import {convertAlerts, kindOf} from './admonitions';
import {convertComponents, type Block, type Components} from './components';
import {badge, withSettings} from './directives';
import {convertFences} from './expressiveCode';
import {withTemplates} from './templates';

/** Starlight: converts asides, tabs, cards, steps, file trees and badges. */
export function starlight(lines: Line[], report: Report, page: OldPage): Line[] {
  const {names, rest} = withoutCode(withTemplates(lines, page), report, page);
  return convertAlerts(convertFences(convertComponents(convertAsides(rest), componentsWith(names), report)));
}

/** `:::caution[Title]` → `:::warning[Title]` */
function convertAsides(lines: Line[]): Line[] {
  return mapProse(lines, ({text, from}) => ({
    from,
    text: text.replace(/^(\s*:{3,})([a-z]+)(?:\{[^}]*\})?/, (_, colons: string, kind: string) => colons + kindOf(kind)),
  }));
}

const importLine = /^import (.*) from\s*['"]([^'"]+)['"];?\s*$/;
const constant = /^export const (\w+)(?:: \w+)? = (?:'([^']*)'|"([^"]*)"|`([^`]*)`|(\[[^\]]*\]));?\s*$/;
const isImage = (file: string): boolean => /\.(?:png|jpe?g|gif|svg|webp|avif)$/.test(file);

/** Imports and definitions of the page, by name: files of images, and texts. */
function withoutCode(lines: Line[], report: Report, page: OldPage): {names: Record<string, string>; rest: Line[]} {
  const names: Record<string, string> = {};
  const rest = mapProse(lines, (line) => {
    const [, name = '', ...values] = constant.exec(line.text) ?? [];
    if (name) {
      names[name] = values.find((value) => value !== undefined) ?? '';
      return [];
    }
    if (/^export (?:const|function|let) /.test(line.text)) {
      report(line.from, 'This code belongs to the old site: write a component, or take it out.');
      return line;
    }
    const [, what = '', file = ''] = importLine.exec(line.text) ?? [];
    if (!file) return line;
    const raw = file.endsWith('?raw') ? page.read(file.slice(0, -'?raw'.length)) : undefined;
    if (isImage(file)) names[what.trim()] = file;
    else if (raw !== undefined) names[what.trim()] = raw.trimEnd();
    // Components are reported where they are used.
    else if (
      !/^@astrojs\/starlight\/|^astro(?:$|:)|\?raw$/.test(file) &&
      !lines.some(({text}) => text.includes(`<${what.trim()}`))
    )
      report(line.from, `The import of “${file}” is left out: it belongs to the old site.`, 'look');
    return [];
  });
  return {names, rest};
}

const titled =
  (name: string): Block =>
  ({title = ''}, inner, from) =>
    directive(name, title, inner, from);

function componentsWith(names: Record<string, string>): Components {
  /** `{logo}` → the file that `logo` was imported from. */
  const valueOf = (written: string): string => names[written.replace(/[{}]/g, '').trim()] ?? written;
  return {
    sets: ['CardGrid', 'Tabs'],
    blocks: {
      Tabs: ({syncKey}, inner, from) =>
        syncKey ? withSettings(directive('tabs', '', inner, from), {group: syncKey}) : tabSet(inner, from),
      TabItem: ({label = ''}, inner, from) => directive('tab', label, inner, from),
      Aside: ({type = 'note', title = ''}, inner, from) => directive(kindOf(type), title, inner, from),
      Steps: titled('steps'),
      FileTree: titled('file-tree'),
      CardGrid: titled('cards'),
      Card: ({title = '', href}, inner, from) => withSettings(directive('card', title, inner, from), {href}),
      LinkCard: ({title = '', description, href}, _inner, from) =>
        withSettings(directive('card', title, description ? [{text: description, from}] : [], from), {href}),
      LinkButton: ({href = ''}, inner, from) => {
        const text = inner.map((line) => line.text.trim()).join(' ');
        return [{text: `[${text.trim()}](${href})`, from}];
      },
      // It only names a slot of Astro.
      Fragment: (_, inner) => inner,
      Code: ({code = '{}', lang = '', title = ''}, _inner, from, report) => {
        const text = valueOf(code);
        if (text.startsWith('{') && text === code) report(from, 'Write the code of this block here: it was computed.');
        const head = `\`\`\`${lang}${title && ` title="${valueOf(title)}"`}`;
        return [head, ...text.split('\n'), '```'].map((one) => ({text: one, from}));
      },
    },
    inlines: {
      Badge: ({text = '', variant}) => badge(text, variant),
      // Icons only decorate.
      Icon: () => '',
      Image: ({alt = '', src = ''}, report) => {
        const file = valueOf(src);
        if (file.startsWith('{')) report('Name the file of this image: it was computed.');
        return `![${alt}](${file})`;
      },
    },
  };
}
