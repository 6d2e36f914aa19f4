import {mapProse, type Line, type Report} from '../lines';

/** Removes imports of components, which are reported where they are used. */
export function withoutScripts(lines: Line[], report: Report): Line[] {
  let script: Line[] | undefined;
  return mapProse(lines, (line) => {
    if (!script && /^<(?:script|style)\b/.test(line.text)) script = [];
    if (!script) return line;
    script.push(line);
    if (!/<\/(?:script|style)>/.test(line.text)) return [];
    const code = script.map(({text}) => text).join('\n');
    const isStyle = code.startsWith('<style');
    const rest = code.replace(/<\/?script[^>]*>|import\s[^;]*?from\s*['"][^'"]*['"];?/g, '').trim();
    if (isStyle)
      report(script[0]!.from, 'This style is left out: put what it does into a style sheet of the site.', 'look');
    else if (rest) report(script[0]!.from, 'Rewrite what this script does: it is left out.');
    script = undefined;
    return [];
  });
}
