import {readFileSync} from 'node:fs';
import type {GraphQLSchema} from 'graphql';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import type {Problem} from '@lectern/kit/problems';
import {type Described, describedParts, lineOf} from './schema';

export type Texts = Map<string, {text: string; line: number}>;

const reasonSuffix = '@deprecated';

/** Reads the texts of a language: a flat YAML map from coordinates to texts. */
export function readTexts(file: string): {texts: Texts; problems: Problem[]} {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines});
  const lineAt = (offset = 0): number => lines.linePos(offset).line;
  const texts: Texts = new Map();
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    message: error.message.split('\n')[0] ?? error.code,
  }));
  if (problems.length > 0) return {texts, problems};

  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key)) continue;
    const line = lineAt(key.range?.[0]);
    const text = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
    if (text === '') problems.push({file, line, message: `${String(key.value)} has no text.`});
    texts.set(String(key.value), {text, line});
  }
  return {texts, problems};
}

/** Missing texts of a language, and those for parts that don't exist. */
export function textProblems(
  schema: GraphQLSchema,
  {texts, language, schemaFile, textsFile}: {texts: Texts; language: string; schemaFile: string; textsFile: string},
): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<string>();
  for (const [coordinates, part] of describedParts(schema)) {
    for (const key of keysOf(coordinates, part)) {
      known.add(key);
      if (texts.has(key)) continue;
      problems.push({
        file: schemaFile,
        line: lineOf(part),
        message: `${key} has no ${language} text.`,
        hint: `Add \`${key}: "…"\` to ${textsFile}.`,
        rule: 'graphql-text',
        several: `texts are not translated into ${language}`,
      });
    }
  }
  for (const [key, {line}] of texts) {
    if (known.has(key)) continue;
    problems.push({
      file: textsFile,
      line,
      message: `${key} describes nothing in ${schemaFile}.`,
      hint: 'Remove the line, or spell the name as the schema does.',
    });
  }
  return problems;
}

/** Replaces the texts of a schema by those in a language. */
export function translate(schema: GraphQLSchema, texts: Texts, typeset = (text: string) => text): void {
  for (const [coordinates, part] of describedParts(schema)) {
    part.description = replaced(coordinates) ?? part.description;
    if (part.deprecationReason != null) {
      part.deprecationReason = replaced(coordinates + reasonSuffix) ?? part.deprecationReason;
    }
  }

  function replaced(key: string): string | undefined {
    const text = texts.get(key)?.text;
    return text === undefined ? undefined : typeset(text);
  }
}

function keysOf(coordinates: string, part: Described): string[] {
  return part.deprecationReason == null ? [coordinates] : [coordinates, coordinates + reasonSuffix];
}
