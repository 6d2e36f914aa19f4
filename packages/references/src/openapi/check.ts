import {getLineColLocation, lintFromString} from '@redocly/openapi-core';
import {type Problem, shown} from '@lectern/kit/problems';
import {languageName} from '../languageName';
import type {Level} from '../types';
import type {Description} from './description';
import {linterConfig} from './linter';
import {applyOverlay, type Overlaid} from './overlay';
import {isObject, toJsonPath, valueAt, type Path} from './path';
import {operationsOf, pagesOf} from './pageList';
import {firstParagraph, textsOf} from './texts';
import type {YamlFile} from './yamlFile';

/** The translation of a description into a language. */
export interface Overlay {
  locale: string;
  file: YamlFile;
}

/** All mistakes in an OpenAPI description and its overlays, with their lines. */
export async function checkOpenapi(
  {file, value, source}: Description,
  overlays: Overlay[],
  rules: Record<string, Level> = {},
): Promise<Problem[]> {
  const syntaxErrors = [file, ...overlays.map((overlay) => overlay.file)].flatMap((read) => read.syntaxErrors);
  if (syntaxErrors.length > 0) return syntaxErrors;
  const unusable = cannotBeRead(file, source);
  if (unusable.length > 0) return unusable;

  const unfit = (await Promise.all(overlays.map((overlay) => lint(overlay.file, rules)))).flat();
  const inSource: Place = (path) => ({file: file.name, line: file.lineOf(path)});
  return [
    ...(await lint(file, rules)),
    ...pageProblems(source, source, inSource),
    ...unfit,
    ...overlays.flatMap((overlay) => overlayProblems(overlay, {file, value, source})),
  ];
}

/** Mistakes that prevent pages. */
function cannotBeRead(file: YamlFile, source: unknown): Problem[] {
  const problem = (path: Path, message: string, hint: string) => [
    {file: file.name, line: file.lineOf(path), message, hint},
  ];
  const version = valueAt(source, ['openapi']);
  if (!isObject(source) || typeof version !== 'string' || !version.startsWith('3.')) {
    return problem(
      [],
      'this is no description of OpenAPI 3',
      'It begins with `openapi: 3.1.0`. Swagger 2.0 can be converted: npx swagger2openapi.',
    );
  }
  if (!textAt(source, ['info', 'title'])) {
    return problem(
      ['info'],
      'the API has no title',
      'Add `info: {title: …}`: the address of its page is made from it.',
    );
  }
  if (operationsOf(source).length === 0) {
    return problem(['paths'], 'there is no operation', 'Describe at least one under `paths` or `webhooks`.');
  }
  return [];
}

type Read = Omit<Description, 'files'>;

function overlayProblems({locale, file: overlay}: Overlay, description: Read): Problem[] {
  const {source} = description;
  const translated = applyOverlay(source, overlay.value);
  return [
    ...translated.findings.map(({at, message, hint}) => ({
      file: overlay.name,
      line: overlay.lineOf(at),
      message,
      hint,
    })),
    ...missingTexts(description, {locale, file: overlay}, translated),
    ...pageProblems(source, translated.document, (path) => {
      const at = translated.replaced.get(toJsonPath(path));
      return at && {file: overlay.name, line: overlay.lineOf(at)};
    }),
  ];
}

async function lint(file: YamlFile, rules: Record<string, Level>): Promise<Problem[]> {
  const config = await linterConfig(rules);
  const problems = await lintFromString({source: file.text, absoluteRef: file.name, config});
  return problems.map(({message, ruleId, suggest, location: [place]}) => {
    const {line, col} = place ? getLineColLocation(place).start : {line: 1, col: 1};
    const source = excerptAt(col, place?.source.getLines()[line - 1]);
    // A line such as `info:` says no more than its number.
    const excerptOfLine = /^\w+:$/.test(source) ? '' : `: ${source}`;
    return {
      // In a description of several files, the one with the mistake.
      file: place ? shown(place.source.absoluteRef) : file.name,
      line,
      message: `${message.trim().replace(/\s*\n\s*/g, ' ')} (${ruleId})${excerptOfLine}`,
      rule: ruleId,
      hint: suggest.length > 0 ? `Did you mean: ${suggest.join(', ')}?` : lintHints[ruleId],
    };
  });
}

/** Remedies for the most frequent mistakes; other messages contain theirs. */
const lintHints: Record<string, string> = {
  'no-unresolved-refs': 'Correct the $ref, or add what it points to under `components`.',
  'info-license': 'Add `license: {name: …}` below `info`, or set the rule `info-license` to `off`.',
  'operation-operationId': 'Add an operationId in camelCase: it becomes the URL of the page.',
  'operation-operationId-unique': 'Give this operation an operationId of its own: it is the URL of the page.',
  'operation-4xx-response': 'Describe at least one error of this operation, such as 404.',
  'security-defined': 'Add `security`, or `security: []` where none is needed.',
  'no-unused-components': 'Remove it, or refer to it.',
};

function missingTexts({file, value}: Read, {locale, file: overlay}: Overlay, {replaced}: Overlaid): Problem[] {
  return [...textsOf(value)]
    .filter(({path}) => !replaced.has(toJsonPath(path)))
    .map(({path, text}) => {
      const key = path.at(-1);
      return {
        file: file.name,
        line: file.lineOf(path),
        message: `no ${languageName(locale)} text for ${toJsonPath(path)}: “${excerpt(text)}”`,
        hint: `Add to ${overlay.name}: target: ${toJsonPath(path.slice(0, -1))}, update: {${key}: …}.`,
        rule: 'overlay-text',
        several: `texts are not translated into ${languageName(locale)}`,
      };
    });
}

/** The line of a text; undefined if it isn't checked. */
type Place = (path: Path) => {file: string; line: number} | undefined;

/** Checks titles and descriptions of pages in one language: both unique, descriptions short enough for search results. */
function pageProblems(source: unknown, document: unknown, place: Place): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, Path>();
  const descriptions = new Map<string, Path>();
  for (const page of pagesOf(source)) {
    const title = textAt(document, page.title);
    const description = firstParagraph(textAt(document, page.description));
    const sameTitle = unique(titles, title, page.title);
    if (sameTitle) {
      report(page.title, {
        message: `same title as ${toJsonPath(sameTitle)}`,
        hint: 'Reword one of them: titles tell pages apart in search.',
        rule: 'page-title',
      });
    }
    const sameDescription = unique(descriptions, description, page.description);
    if (sameDescription) {
      report(page.description, {
        message: `same description as ${toJsonPath(sameDescription)}`,
        hint: 'Reword the first paragraph of one of them.',
        rule: 'page-description',
      });
    }
    if (description === '') {
      report(page.description, {
        message: `${page.id} has no description`,
        hint: 'Say what it is for in one sentence: search engines show it.',
        rule: 'description-missing',
      });
    } else if (description.length < 50 || description.length > 160) {
      report(page.description, {
        message: `the first paragraph of the description of ${page.id} has ${description.length} characters`,
        hint: 'It is the description of the page for search engines: 50 to 160 characters. Move the rest to a second paragraph.',
        rule: 'description-length',
      });
    }
  }
  return problems;

  function report(path: Path, problem: Pick<Problem, 'message' | 'hint' | 'rule'>): void {
    const where = place(path);
    if (where) problems.push({...where, ...problem});
  }
}

function unique(seen: Map<string, Path>, text: string, path: Path): Path | undefined {
  if (text === '') return undefined;
  const twin = seen.get(text);
  if (!twin) seen.set(text, path);
  return twin;
}

function textAt(document: unknown, path: Path): string {
  const text = valueAt(document, path);
  return typeof text === 'string' ? text : '';
}

/** The beginning of a line; of a very long one, the part around the column. */
function excerptAt(column: number, line = ''): string {
  return excerpt(line.length > 500 ? line.slice(column - 1) : line);
}

function excerpt(text: string): string {
  // Otherwise each problem of a file in one line would process, and keep, all of it.
  const line = text.slice(0, 500).trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
