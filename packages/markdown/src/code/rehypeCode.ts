import type {Element, Root, Text} from 'hast';
import {SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {report, visitEach} from '../checks/allErrors';
import {AuthorError, authorError} from '@lectern/kit/authorError';
import {isAligned} from './aligned';
import {readDiff} from './diff';
import {highlightLines, isKnownLanguage, languageNames} from '@lectern/kit/code/highlight';
import {languageName} from './names';
import {LineProblem, readLines, type CodeLine} from './lines';
import {lineKinds, metaWords, parseMeta, type Meta} from './meta';
import {renderLines, type RenderedLine} from './render';
import {readTerminal} from './terminal';
import type {MarkdownRule} from '../levels';
import type {Site} from '../site';
import {texts, type ChainTexts, type InLanguage} from '../texts';
import type {ClassicCode, SiteCode} from './siteCode';

/**
 * Highlights code blocks when the page is made, so that no reader loads a highlighter.
 *
 *   ```js title="a.js" {1}
 *   f();
 *   ```
 *
 * becomes what a `CodeBlock` of the theme has to show:
 *
 *   <pre><code class="language-js" name="JavaScript" title="a.js" html='<mark class="code-group code-highlight">…f();…</mark>'></code></pre>
 */
export default function rehypeCode({locale, textsIn = texts, code: siteCode}: InLanguage & Pick<Site, 'code'>) {
  return (tree: Root, file: VFile): void => {
    if (!siteCode.isShown) return;
    const visit = visitEach(file);
    visit(tree, 'element', (node: Element) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      const highlight = siteCode.classic ? highlightAsClassic : highlightBlock;
      highlight(code, node, file, textsIn(locale), siteCode, (error) => report(file, error));
      return SKIP;
    });
  };
}

/** What is nothing to the classic theme is no error, and what only it understands is left to it. */
function highlightAsClassic(code: Element, block: Element, file: VFile, words: ChainTexts, siteCode: SiteCode): void {
  const {comments = []} = siteCode.classic ?? {};
  if (comments.some((comment) => textOf(code).includes(comment))) return;
  try {
    highlightBlock(code, block, file, words, siteCode, (error) => {
      throw error;
    });
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
  }
}

function highlightBlock(
  code: Element,
  block: Element,
  file: VFile,
  words: ChainTexts,
  {kinds, classic}: SiteCode,
  report: (error: AuthorError) => void,
): void {
  const placed = block.position ? block : code;
  const say: Say = (rule, message, hint, line = 0) => {
    const start = {line: (placed.position?.start.line ?? 1) + line, column: 1};
    report(authorError(file, {position: {start}}, message, hint, rule));
  };

  const written = /^language-(.+)$/.exec([code.properties.className].flat().map(String).join(' '))?.[1];
  const language = written ?? classic?.defaultLanguage ?? 'text';
  const source = textOf(code).replace(/\n$/, '');
  const meta = parseMeta(String(code.properties.metastring ?? code.data?.meta ?? ''));
  const grammar = grammarOf(language, classic);
  if (!classic) {
    checkMeta(meta, say);
    checkLanguage(language, grammar, say);
  }

  const colour: Colour = (text, its = grammar) => highlightLines(text, isKnownLanguage(its) ? its : 'text', kinds);
  const lines =
    language === 'console' && !classic
      ? terminalLines(source, colour, say)
      : codeLines(source, language, classic, colour, meta, say);
  const {title, start} = meta;
  const name = languageName(language);
  code.properties = {
    className: [`language-${language}`],
    html: renderLines(lines, start !== undefined, words),
    ...(name !== undefined && {name}),
    ...(title !== undefined && {title}),
    ...(start !== undefined && {start, digits: String(start + lines.length - 1).length}),
    ...(lines.some(({kind}) => kind === 'focus') && {focus: 'true'}),
    ...(isAligned(source) && {aligned: 'true'}),
    ...(classic && {bare: 'true'}),
    // For a code block of the site’s own, which may know more.
    ...(meta.unknown.length > 0 && {metastring: meta.unknown.join(' ')}),
  };
  code.children = [];
}

const textOf = ({children}: Element): string => (children as Text[]).map(({value}) => value).join('');

/** What the classic theme does not know is plain text there. */
function grammarOf(language: string, classic: ClassicCode | undefined): string {
  if (!classic) return language === 'console' ? 'bash' : language.replace(/^diff-/, '');
  return classic.languages.has(language) && isKnownLanguage(language) ? language : 'text';
}

type Colour = (text: string, language?: string) => string[];
/** Says what is wrong, at a line of the block. */
type Say = (rule: MarkdownRule, message: string, hint: string, line?: number) => void;

function checkMeta({unknown}: Meta, say: Say): void {
  for (const word of unknown) {
    const meant = nearest(word.replace(/=.*/, ''), metaWords);
    say(
      'codeSettings',
      `A code block has no setting “${word}”.`,
      meant
        ? `Did you mean “${meant}”?`
        : `Its settings are ${metaWords.join(', ')}, and line numbers in braces, as in {1,3-5}.`,
    );
  }
}

function checkLanguage(language: string, grammar: string, say: Say): void {
  if (isKnownLanguage(grammar)) return;
  const meant = nearest(language, languageNames());
  say(
    'codeLanguages',
    `There is no language “${language}” to highlight.`,
    meant ? `Did you mean “${meant}”? For plain text, write “text”.` : 'For plain text, write “text”.',
  );
}

/** In the classic theme, the signs of a diff are part of its text, and `diff-js` is unknown. */
function codeLines(
  source: string,
  language: string,
  classic: ClassicCode | undefined,
  colour: Colour,
  meta: Meta,
  say: Say,
): RenderedLine[] {
  const isDiff = classic ? language.startsWith('diff-') : language.startsWith('diff');
  const lines = isDiff ? readDiff(source) : readMarks(source, language, say);
  markByNumber(lines, meta, say);
  const html = colour(lines.map(({text}) => text).join('\n'), isDiff && language === 'diff' ? 'text' : undefined);
  return lines.map(({kind}, index) => ({html: html[index] ?? '', ...(kind && {kind})}));
}

/** With marks that cannot be read, each line is shown as it is written. */
function readMarks(source: string, language: string, say: Say): CodeLine[] {
  try {
    return readLines(source, language);
  } catch (error) {
    if (!(error instanceof LineProblem)) throw error;
    say('codeLines', error.message, error.hint, error.line);
    return source.split('\n').map((text) => ({text}));
  }
}

function markByNumber(lines: CodeLine[], meta: Meta, say: Say): void {
  for (const kind of lineKinds) {
    const {written, numbers = []} = meta.lines[kind] ?? {};
    for (const number of numbers) {
      const line = lines[number - 1];
      if (line) line.kind = kind;
      else {
        say(
          'codeLines',
          `{${written}} marks a line that does not exist in this block.`,
          `Its lines are 1 to ${lines.length}; write single lines and ranges, as in {1,3-5}.`,
        );
      }
    }
  }
}

function terminalLines(source: string, colour: Colour, say: Say): RenderedLine[] {
  const lines = readTerminal(source);
  if (!lines.some(({kind}) => kind === 'command')) {
    say(
      'codeLines',
      'This console block has no command.',
      'Put “$ ” before what the reader types; the rest is output.',
    );
  }
  const commands = colour(lines.map(({kind, text}) => (kind === 'command' ? text : '')).join('\n'));
  const output = colour(lines.map(({text}) => text).join('\n'), 'text');
  return lines.map(({kind, prompt}, index) => ({
    kind,
    ...(prompt && {prompt}),
    html: (kind === 'command' ? commands : output)[index] ?? '',
  }));
}
