import {didYouMean} from '@lectern/kit/nearest';
import {SettingsError} from '@lectern/kit/settingsError';
import {name} from './options';
import type {Level} from './types';
import type {Problem} from '@lectern/kit/problems';

/** Mistakes that break a page are errors. Matters of quality, such as missing descriptions, are warnings. */
const defaultLevels: Record<string, Level> = {
  'no-unresolved-refs': 'error',
};

/** Our rules, besides those of Redocly. */
export const ownRules = [
  'page-title',
  'page-description',
  'description-missing',
  'description-length',
  'description-link',
  'graphql-description',
  'graphql-markdown',
  'graphql-twice',
  'overlay-text',
  'graphql-text',
  'sample-made',
  'example-made',
  'schema-made',
];

/** Problems with the level of their rule; those without a rule are errors. */
export function withLevels(problems: Problem[], levels: Record<string, Level> = {}): Problem[] {
  const levelOf = {...defaultLevels, ...levels};
  return problems.flatMap((problem) => {
    if (!problem.rule) return [problem];
    const level = levelOf[problem.rule] ?? 'warn';
    if (level === 'off') return [];
    return [level === 'warn' ? {...problem, isWarning: true} : problem];
  });
}

/** Throws at an unknown rule. Redocly is only loaded if the rule may be one of its own. */
export async function checkRules(levels: Record<string, Level>, place = name): Promise<void> {
  const others = Object.keys(levels).filter((rule) => !ownRules.includes(rule));
  if (others.length === 0) return;
  const {linterRules} = await import('./openapi/linter');
  const known = [...ownRules, ...(await linterRules())];
  const problems = others
    .filter((rule) => !known.includes(rule))
    .map((rule) => `: there is no rule “${rule}”.${didYouMean(rule, known)}\n  Rules: ${known.join(', ')}.`);
  if (problems.length > 0) throw new SettingsError(place, problems);
}

/** The plural for many problems of a rule; for other rules, the first message is used. */
const summaries: Record<string, string> = {
  'description-missing': 'pages have no description',
  'description-length': 'descriptions begin with a paragraph that is shorter than 50 or longer than 160 characters',
  'description-link': 'links lead to no page of the site',
  'page-title': 'pages have the title of another one',
  'page-description': 'pages have the description of another one',
  'sample-made': 'code samples are left out, because they cannot be made',
  'example-made': 'examples are left out, because they cannot be made',
  'schema-made': 'schemas are left out, because they cannot be made',
  'graphql-description': 'parts of the schema have no description',
  'graphql-markdown': 'descriptions cannot be shown as they are written',
  'graphql-twice': 'parts of the schema are defined twice',
  'no-unused-components': 'components are not used',
  'operation-2xx-response': 'operations have no successful response',
  'operation-4xx-response': 'operations describe no error',
  'operation-operationId': 'operations have no operationId',
  'operation-operationId-unique': 'operations have the operationId of another one',
  'operation-summary': 'operations have no summary',
  'security-defined': 'operations do not say what they need for authentication',
  struct: 'places differ from what OpenAPI allows',
  'tag-description': 'tags have no description',
};

/** One warning for each rule and file with several problems: `12 operations have no summary; the first five: …`. */
export function grouped(problems: Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const {isWarning, rule, file, several = ''} = problem;
    const key = isWarning && rule ? `${rule} ${file} ${several}` : `${groups.size}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => (group.length === 1 ? group[0]! : together(group)));
}

function together(group: Problem[]): Problem {
  const [first] = group as [Problem];
  const rule = first.rule ?? '';
  const summary = first.several ?? summaries[rule] ?? `problems such as “${first.message}”`;
  const lines = [...new Set(group.map(({line}) => line))].sort((a, b) => a - b);
  const places = lines.slice(0, 5).map((line) => `line ${line}`);
  const which = lines.length > 5 ? 'the first five' : 'they are';
  return {
    ...first,
    line: lines[0]!,
    message: `${group.length.toLocaleString('en-US')} ${summary}; ${which}: ${places.join(', ')} (${rule})`,
  };
}
