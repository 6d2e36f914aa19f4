import {createConfig, getLineColLocation, lintFromString} from '@redocly/openapi-core';
import type {Problem} from '../types';
import {applyOverlay, type Overlaid} from './overlay';
import {operationsOf, pagesOf} from './pageList';
import {toJsonPath, valueAt, type Path} from './path';
import {firstParagraph, textsOf} from './texts';
import type {YamlFile} from './yamlFile';

/** Every fault of an OpenAPI file and its French overlay, by line. */
export async function checkOpenapi(source: YamlFile, overlay: YamlFile): Promise<Problem[]> {
  const syntaxErrors = [...source.syntaxErrors, ...overlay.syntaxErrors];
  if (syntaxErrors.length > 0) return syntaxErrors;

  const lintProblems = [...(await lint(source)), ...(await lint(overlay))];
  if (lintProblems.length > 0) return lintProblems;

  const french = applyOverlay(source.value, overlay.value);
  return [
    ...french.findings.map(({at, message, hint}) => ({file: overlay.name, line: overlay.lineOf(at), message, hint})),
    ...missingIds(source),
    ...missingTexts(source, overlay, french),
    ...pageProblems(source, source.value, (path) => ({file: source.name, line: source.lineOf(path)})),
    ...pageProblems(source, french.document, (path) => {
      const at = french.replaced.get(toJsonPath(path));
      return at ? {file: overlay.name, line: overlay.lineOf(at)} : {file: source.name, line: source.lineOf(path)};
    }),
  ];
}

async function lint(file: YamlFile): Promise<Problem[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The address of the sample server must be one that cannot answer.
    rules: {'no-server-example.com': 'off'},
  });
  const problems = await lintFromString({source: file.text, absoluteRef: file.name, config});
  const lines = file.text.split('\n');
  return problems.map(({message, ruleId, suggest, location}) => {
    const line = location[0] ? getLineColLocation(location[0]).start.line : 1;
    return {
      file: file.name,
      line,
      message: `${message.trim().replace(/\s*\n\s*/g, ' ')} (${ruleId}): ${excerpt(lines[line - 1] ?? '')}`,
      hint: suggest.length > 0 ? `Did you mean: ${suggest.join(', ')}?` : lintHints[ruleId],
    };
  });
}

/** What to do about the faults that authors make most; the other messages say it themselves. */
const lintHints: Record<string, string> = {
  'no-unresolved-refs': 'Correct the $ref, or add what it points to under `components`.',
  'operation-operationId': 'Add an operationId in camelCase: it becomes the address of the page.',
  'operation-operationId-unique': 'Give this operation an operationId of its own: it is the address of the page.',
  'operation-4xx-response': 'Describe at least one error of this operation, such as 404.',
  'security-defined': 'Add `security`, or `security: []` where none is needed.',
  'no-unused-components': 'Remove it, or refer to it.',
};

function missingIds(source: YamlFile): Problem[] {
  return operationsOf(source.value).flatMap(({path, value}) =>
    typeof value.operationId === 'string'
      ? []
      : [
          {
            file: source.name,
            line: source.lineOf(path),
            message: `${toJsonPath(path)} has no operationId`,
            hint: 'Add one in camelCase: it becomes the address of the page, whatever the summary says.',
          },
        ],
  );
}

function missingTexts(source: YamlFile, overlay: YamlFile, french: Overlaid): Problem[] {
  return [...textsOf(source.value)]
    .filter(({path}) => !french.replaced.has(toJsonPath(path)))
    .map(({path, text}) => {
      const key = path.at(-1);
      return {
        file: source.name,
        line: source.lineOf(path),
        message: `no French text for ${toJsonPath(path)}: “${excerpt(text)}”`,
        hint: `Add to ${overlay.name}: target: ${toJsonPath(path.slice(0, -1))}, update: {${key}: …}.`,
      };
    });
}

type Place = (path: Path) => {file: string; line: number};

/** Titles and descriptions of pages, in one language: both unique, descriptions of a length that previews show whole. */
function pageProblems(source: YamlFile, document: unknown, place: Place): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, Path>();
  const descriptions = new Map<string, Path>();
  for (const page of pagesOf(source.value)) {
    const title = textAt(document, page.title);
    const description = firstParagraph(textAt(document, page.description));
    report(
      unique(titles, title, page.title),
      page.title,
      'title',
      'Reword one of them: titles tell pages apart in search.',
    );
    report(
      unique(descriptions, description, page.description),
      page.description,
      'description',
      'Reword the first paragraph of one of them.',
    );
    if (description.length < 50 || description.length > 160) {
      problems.push({
        ...place(page.description),
        message: `the first paragraph of the description of ${page.id} has ${description.length} characters`,
        hint: 'It is the description of the page for search engines: 50 to 160 characters. Move the rest to a second paragraph.',
      });
    }
  }
  return problems;

  function report(twin: Path | undefined, path: Path, what: string, hint: string): void {
    if (!twin) return;
    problems.push({...place(path), message: `same ${what} as ${toJsonPath(twin)}`, hint});
  }
}

function unique(seen: Map<string, Path>, text: string, path: Path): Path | undefined {
  const twin = seen.get(text);
  if (!twin) seen.set(text, path);
  return twin;
}

function textAt(document: unknown, path: Path): string {
  const text = valueAt(document, path);
  return typeof text === 'string' ? text : '';
}

function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
