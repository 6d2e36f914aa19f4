import {escapeVariables} from '@lectern/markdown/variables/variables';
import {toLines, toText, type Report} from '../lines';
import {forMdx} from '../mdx';
import {labelTabs} from './labelTabs';
import {parsePage, type Syntax} from './parsePage';

/** Converts a page of a Docusaurus site to what `@lectern/markdown` reads. */
export function convertPage(text: string, syntax: Syntax, report: Report): string {
  const readable = syntax.isMdx ? makeReadable(text, syntax, report) : text;
  if (readable === undefined) return text;
  const escaped = escapeVariables(readable);
  if (!syntax.isMdx) return escaped;
  if (problemOf(escaped, syntax) === undefined) return labelTabs(escaped, syntax);
  for (const {text: line, from} of toLines(readable)) {
    if (escapeVariables(line) !== line)
      report(from, 'Write “{{” with a space behind each brace: here, it is read as a variable.');
  }
  return labelTabs(readable, syntax);
}

/** Mends syntax of Docusaurus 2 that MDX reads differently now; undefined if a person has to look at the page. */
function makeReadable(text: string, syntax: Syntax, report: Report): string | undefined {
  const problem = problemOf(text, syntax);
  if (!problem) return text;
  // The rules are for Markdown: they would take code of MDX for words.
  if (!/^(?:import|export) /m.test(text)) {
    const [head = ''] = /^---\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n/.exec(text) ?? [];
    const lines = toLines(text.slice(head.length));
    const changed = head + toText(forMdx(lines));
    if (!problemOf(changed, syntax)) return changed;
  }
  report(problem.line, `MDX cannot read this: “${problem.reason}”.`);
  return undefined;
}

function problemOf(text: string, syntax: Syntax): {line: number; reason: string} | undefined {
  try {
    parsePage(text, syntax);
    return undefined;
  } catch (error) {
    const {reason = String(error), line, place} = error as {reason?: string; line?: number; place?: {line?: number}};
    const [, start] = /\((\d+):\d+-/.exec(reason) ?? [];
    return {line: line ?? place?.line ?? Number(start ?? 1), reason: reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '')};
  }
}
