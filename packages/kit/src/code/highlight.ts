import Prism, {type Token} from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {coloured} from './coloured';
import {markCommands} from './shell';

loadLanguages.silent = true;
// Languages that embed or extend others use those that are loaded by then: if each were loaded on demand, colours would
// depend on the page that is read first. `regex` colours the inside of regular expressions.
loadLanguages(['regex', 'bash', 'yaml', 'markdown', 'graphql', 'jsx', 'tsx']);

/** Plain text, and names of languages that Prism lacks. */
const plain = ['text', 'txt', 'plain'];
const alias: Record<string, string> = {mdx: 'markdown'};

function grammarOf(language: string): object | undefined {
  const name = alias[language] ?? language;
  if (!Prism.languages[name]) loadLanguages([name]);
  const grammar = Prism.languages[name];
  // Prism stores its helper functions among its languages.
  return typeof grammar === 'object' ? grammar : undefined;
}

const bash = grammarOf('bash')!;
const bashOfPrism = structuredClone(bash);
markCommands(bash);

/** Whether code in this language is highlighted, or plain on purpose. */
export function isKnownLanguage(language: string): boolean {
  return plain.includes(language) || grammarOf(language) !== undefined;
}

/** All names of languages, for suggestions. */
export function languageNames(): string[] {
  return [...plain, ...Object.keys(alias), ...Object.keys(Prism.languages)];
}

/** HTML with Prism's token classes: the colours are CSS, so that both modes share the page. */
export function highlight(code: string, language: string): string {
  return joined(highlightLines(code, language).join('\n'));
}

/** Nothing needs the lines apart: a token over several of them, such as the body in a command, is one element again. */
function joined(html: string): string {
  const shorter = html.replace(/(<span class="token ([^"]*)">[^<]*)<\/span>(\n*)<span class="token \2">/g, '$1$3');
  return shorter === html ? html : joined(shorter);
}

/** The kinds of tokens that a style sheet names. All others look like the text around them. */
export interface Kinds {
  named: ReadonlySet<string>;
  /** Those that look like plain text inside any other token. */
  plain: ReadonlySet<string>;
  /** Whether the second says all that the first says of the look: of two kinds of a token, the last one counts. */
  isOver?: (kind: string, later: string) => boolean;
  /** Whether Bash is read as Prism reads it, without the commands that are marked here. */
  asInPrism?: boolean;
}

/** The same line by line: a token over several lines is closed at the end of each and opened again. */
export function highlightLines(
  code: string,
  language: string,
  kinds: Kinds = {named: coloured, plain: new Set()},
): string[] {
  if (plain.includes(language)) return code.split('\n').map(escape);
  const lines = [''];
  write(tokenize(code, language, kinds), '', lines, kinds);
  return lines;
}

/** Prism's `highlight` without the last step; some languages do part of their work in these hooks. */
function tokenize(code: string, language: string, {asInPrism}: Kinds): (string | Token)[] {
  const known = grammarOf(language);
  if (!known) throw new Error(`Prism knows no language '${language}'`);
  const grammar = asInPrism && known === bash ? bashOfPrism : known;
  const context = {code, grammar, language: alias[language] ?? language, tokens: [] as (string | Token)[]};
  Prism.hooks.run('before-tokenize', context);
  context.tokens = Prism.tokenize(context.code, context.grammar);
  Prism.hooks.run('after-tokenize', context);
  return context.tokens;
}

function write(content: string | Token | (string | Token)[], classes: string, lines: string[], kinds: Kinds): void {
  if (Array.isArray(content)) {
    for (const part of content) write(part, classes, lines, kinds);
  } else if (typeof content === 'string') {
    content.split('\n').forEach((text, index) => {
      if (index > 0) lines.push('');
      const html = escape(text);
      if (html) lines[lines.length - 1] += classes ? `<span class="token ${classes}">${html}</span>` : html;
    });
  } else {
    const inner = embedded(content, kinds);
    const named = [content.type, content.alias ?? []].flat().filter((name) => kinds.named.has(name));
    const own = named.filter((name, index) => !named.slice(index + 1).some((later) => kinds.isOver?.(name, later)));
    // Variables in a string are code again.
    const around = content.type === 'interpolation' ? '' : classes;
    if (inner) write(inner, '', lines, kinds);
    else if (own.length === 0) write(content.content, around, lines, kinds);
    else if (own.every((name) => kinds.plain.has(name))) write(content.content, '', lines, kinds);
    else write(content.content, [...new Set(own)].join(' '), lines, kinds);
  }
}

/** Highlights a code block in Markdown in its own language. */
function embedded({type, alias: aliases, content}: Token, kinds: Kinds): (string | Token)[] | undefined {
  const language = /language-([\w-]+)/.exec(String(aliases))?.[1];
  if (type !== 'code-block' || !language || typeof content !== 'string' || !grammarOf(language)) return undefined;
  return tokenize(content, language, kinds);
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
