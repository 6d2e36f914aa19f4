import {readFileSync} from 'node:fs';
import type {GraphQLSchema} from 'graphql';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import type {Problem} from '../types';
import {type Described, describedParts, lineOf} from './schema';

type Texts = Map<string, {text: string; line: number}>;

const reasonSuffix = '@deprecated';

/** Reads the French texts: a flat YAML map from coordinates to text. */
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

/** French texts that a schema lacks, and those that belong to nothing. */
export function frenchProblems(
  schema: GraphQLSchema,
  {texts, schemaFile, textsFile}: {texts: Texts; schemaFile: string; textsFile: string},
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
        message: `${key} has no French text.`,
        hint: `Add \`${key}: "…"\` to ${textsFile}.`,
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

/** Replaces the English texts of a schema by the French ones. */
export function translate(schema: GraphQLSchema, texts: Texts): void {
  for (const [coordinates, part] of describedParts(schema)) {
    part.description = texts.get(coordinates)?.text ?? part.description;
    if (part.deprecationReason != null) {
      part.deprecationReason = texts.get(coordinates + reasonSuffix)?.text ?? part.deprecationReason;
    }
  }
}

function keysOf(coordinates: string, part: Described): string[] {
  return part.deprecationReason == null ? [coordinates] : [coordinates, coordinates + reasonSuffix];
}
