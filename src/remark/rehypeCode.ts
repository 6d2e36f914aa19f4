import type {Element, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentLocale, type Locale} from '../config/i18n';
import {nearest} from '../text/nearest';
import {authorError} from './authorError';
import {readDiff} from './code/diff';
import {highlightLines, isKnownLanguage, languageNames} from './code/highlight';
import {LineProblem, readLines, type CodeLine} from './code/lines';
import {lineKinds, metaWords, parseMeta, type Meta} from './code/meta';
import {renderLines, type RenderedLine} from './code/render';
import {readTerminal} from './code/terminal';

/**
 * Highlights code blocks when the page is made, so that no reader loads a highlighter.
 *
 *   ```js title="a.js" {1}
 *   f();
 *   ```
 *
 * becomes what src/theme/CodeBlock shows:
 *
 *   <pre><code class="language-js" title="a.js" html='<mark class="code-group code-highlight">…f();…</mark>'></code></pre>
 */
export default function rehypeCode({locale = currentLocale}: {locale?: Locale} = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node: Element) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      highlightBlock(code, node, file, locale);
      return SKIP;
    });
  };
}

function highlightBlock(code: Element, block: Element, file: VFile, locale: Locale): void {
  const placed = block.position ? block : code;
  const fail = (message: string, hint: string, line = 0) =>
    authorError(file, {position: {start: {line: (placed.position?.start.line ?? 1) + line, column: 1}}}, message, hint);

  const language = /^language-(.+)$/.exec([code.properties.className].flat().map(String).join(' '))?.[1] ?? 'text';
  const source = (code.children as Text[])
    .map(({value}) => value)
    .join('')
    .replace(/\n$/, '');
  const meta = parseMeta(String(code.properties.metastring ?? code.data?.meta ?? ''));
  checkMeta(meta, fail);

  const grammar = language === 'console' ? 'bash' : language.replace(/^diff-/, '');
  if (!isKnownLanguage(grammar)) {
    const meant = nearest(language, languageNames());
    throw fail(
      `There is no language “${language}” to highlight.`,
      meant ? `Did you mean “${meant}”? For plain text, write “text”.` : 'For plain text, write “text”.',
    );
  }

  const lines = language === 'console' ? terminalLines(source, fail) : codeLines(source, language, grammar, meta, fail);
  const {title, start} = meta;
  code.properties = {
    className: [`language-${language}`],
    html: renderLines(lines, start !== undefined, locale),
    ...(title !== undefined && {title}),
    ...(start !== undefined && {start, digits: String(start + lines.length - 1).length}),
    ...(lines.some(({kind}) => kind === 'focus') && {focus: 'true'}),
  };
  code.children = [];
}

type Fail = (message: string, hint: string, line?: number) => Error;

function checkMeta({unknown: [word]}: Meta, fail: Fail): void {
  if (word === undefined) return;
  const meant = nearest(word.replace(/=.*/, ''), metaWords);
  throw fail(
    `A code block has no setting “${word}”.`,
    meant ? `Did you mean “${meant}”?` : `It knows ${metaWords.join(', ')}, and lines in braces such as {1,3-5}.`,
  );
}

function codeLines(source: string, language: string, grammar: string, meta: Meta, fail: Fail): RenderedLine[] {
  const lines = language.startsWith('diff') ? readDiff(source) : readMarks(source, language, fail);
  markByNumber(lines, meta, fail);
  const html = highlightLines(lines.map(({text}) => text).join('\n'), language === 'diff' ? 'text' : grammar);
  return lines.map(({kind}, index) => ({html: html[index] ?? '', ...(kind && {kind})}));
}

function readMarks(source: string, language: string, fail: Fail): CodeLine[] {
  try {
    return readLines(source, language);
  } catch (error) {
    if (error instanceof LineProblem) throw fail(error.message, error.hint, error.line);
    throw error;
  }
}

function markByNumber(lines: CodeLine[], meta: Meta, fail: Fail): void {
  for (const kind of lineKinds) {
    const {written, numbers = []} = meta.lines[kind] ?? {};
    for (const number of numbers) {
      const line = lines[number - 1];
      if (!line) {
        throw fail(
          `{${written}} marks a line that the block does not have.`,
          `Its lines are 1 to ${lines.length}; write single lines and ranges, as in {1,3-5}.`,
        );
      }
      line.kind = kind;
    }
  }
}

function terminalLines(source: string, fail: Fail): RenderedLine[] {
  const lines = readTerminal(source);
  if (!lines.some(({kind}) => kind === 'command')) {
    throw fail('A console block shows no command.', 'Put “$ ” before what the reader types; the rest is output.');
  }
  const commands = highlightLines(lines.map(({kind, text}) => (kind === 'command' ? text : '')).join('\n'), 'bash');
  const output = highlightLines(lines.map(({text}) => text).join('\n'), 'text');
  return lines.map(({kind, prompt}, index) => ({
    kind,
    ...(prompt && {prompt}),
    html: (kind === 'command' ? commands : output)[index] ?? '',
  }));
}
