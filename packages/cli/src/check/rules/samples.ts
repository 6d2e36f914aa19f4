import {parse as parseGraphql} from 'graphql';
import type {Code, Nodes} from 'mdast';
import rehypeParse from 'rehype-parse';
import {compileString, Logger} from 'sass';
import {parse as parseToml} from 'smol-toml';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseAllDocuments} from 'yaml';
import {parseMeta} from '@lectern/markdown/code/meta';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';
import {unreadableBash} from './bash';
import {fromNodes} from './prose';

/** Parses a sample, and returns the reason if that fails. */
type Reader = (code: string) => string | undefined;

/** Ways to complete a sample: it may be a whole file, or some members of an object or of a list. */
const framesOfScript = [(code: string) => code, (code: string) => `({${code}})`, (code: string) => `[${code}]`];

const script =
  (extension: string): Reader =>
  (code) => {
    const reasons = framesOfScript.map((frame) => syntaxError(frame(code), `sample.${extension}`));
    return reasons.includes(undefined) ? undefined : reasons[0];
  };

function syntaxError(code: string, fileName: string): string | undefined {
  const compilerOptions = {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext};
  const {diagnostics} = ts.transpileModule(code, {fileName, reportDiagnostics: true, compilerOptions});
  const [first] = diagnostics ?? [];
  return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
}

function json(code: string): string | undefined {
  const isMember = /^\s*"[^"]*"\s*:/.test(code);
  try {
    JSON.parse(isMember ? `{${code.replace(/,\s*$/, '')}}` : code);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function yaml(code: string): string | undefined {
  const [error] = [parseAllDocuments(code)].flat().flatMap(({errors}) => errors);
  return error?.message.split('\n')[0];
}

function css(syntax: 'css' | 'scss'): Reader {
  return (code) => reasonOf(() => compileString(code, {syntax, logger: Logger.silent}));
}

/** A sample of HTML: a whole page, or a part of its body. */
function html(code: string): string | undefined {
  const isPage = /^\s*<(?:!doctype|html)\b/i.test(code);
  const file = new VFile(code);
  unified().use(rehypeParse, {fragment: !isPage, emitParseErrors: true}).parse(file);
  return file.messages.find(({ruleId}) => ruleId !== 'missing-doctype')?.reason;
}

function reasonOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    const {reason, message} = error as {reason?: string; message: string};
    return (reason ?? message).split('\n')[0];
  }
}

const markdown: Reader = (code) => reasonOf(() => parseMarkdown(code));

const readers: Record<string, Reader> = {
  css: css('css'),
  scss: css('scss'),
  graphql: (code) => reasonOf(() => parseGraphql(code)),
  html,
  json,
  md: markdown,
  mdx: markdown,
  toml: (code) => reasonOf(() => parseToml(code)),
  yaml,
  js: script('js'),
  jsx: script('jsx'),
  ts: script('ts'),
  tsx: script('tsx'),
};
const aliases: Record<string, string> = {
  yml: 'yaml',
  javascript: 'js',
  typescript: 'ts',
  mjs: 'js',
  mts: 'ts',
  sh: 'bash',
};

/** Results by language and code: after an edit in the preview, most samples are unchanged. */
const reasons = new Map<string, string | undefined>();

/** Checks that code samples, which readers copy, can be parsed; those marked `fragment` are skipped. */
export function checkSamples(pages: Page[]): Problem[] {
  readBash(pages);
  return fromNodes(pages, (node) => {
    if (!isSample(node)) return undefined;
    const {lang, value} = node;
    const key = keyOf(node);
    if (!reasons.has(key)) reasons.set(key, readers[languageOf(node)]?.(value));
    const reason = reasons.get(key);
    return reason
      ? [
          `This ${lang} cannot be read: ${reason}`,
          `If it is a part on purpose, begin the block with \`\`\`${lang} fragment`,
        ]
      : undefined;
  });
}

function readBash(pages: Page[]): void {
  const samples = new Map<string, string>();
  for (const {tree} of pages)
    visit(tree, 'code', (node) => {
      if (isSample(node) && languageOf(node) === 'bash' && !reasons.has(keyOf(node)))
        samples.set(keyOf(node), node.value);
    });
  const unreadable = unreadableBash([...samples.values()]);
  for (const [key, sample] of samples) reasons.set(key, unreadable.get(sample));
}

const languageOf = ({lang}: Code): string => aliases[lang ?? ''] ?? lang ?? '';
const keyOf = (node: Code): string => `${languageOf(node)}\n${node.value}`;
const isSample = (node: Nodes): node is Code => node.type === 'code' && !isFragment(node) && !isFromFile(node);

function isFragment({meta}: Code): boolean {
  return parseMeta(meta ?? '').isFragment;
}

/** Code that the build inserts: `codeFromFile` of @lectern/markdown. */
function isFromFile({meta}: Code): boolean {
  return /(?:^|\s)file=/.test(meta ?? '');
}
