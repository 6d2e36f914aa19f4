import {existsSync} from 'node:fs';
import {didYouMean} from '@lectern/kit/nearest';
import {type Part, parts} from './parts';
import {SettingsError} from '@lectern/kit/settingsError';

/** All parts. Without the folder or file that it is made of, a part is as good as switched off. */
const madeOf: Record<Part, string | undefined> = {
  blog: 'blog',
  wiki: 'docs/wiki',
  standalonePages: undefined,
  glossary: undefined,
  tags: 'docs/tags.yml',
  contextHelp: 'src/data/context-help.yml',
  rest: undefined,
  graphql: undefined,
  socialCards: undefined,
  markdownTwins: undefined,
  printSections: undefined,
  offline: undefined,
  cms: undefined,
  announcement: undefined,
};

/** A misspelt part would be off, and say nothing. */
export function checkParts(listed: Record<string, unknown> = parts): void {
  const known = Object.keys(madeOf);
  const problems = Object.entries(listed).flatMap(([part, value]) => [
    ...(known.includes(part)
      ? []
      : [`, ${part}: there is no such part.${didYouMean(part, known)}\n  Parts: ${known.join(', ')}.`]),
    ...(typeof value === 'boolean' ? [] : [`, ${part}: “${String(value)}” is neither true nor false.`]),
  ]);
  if (problems.length > 0) throw new SettingsError('src/config/parts.ts', problems);
}

/** Whether the site has a part: it is on, and what it is made of is there. */
export function hasPart(part: Part): boolean {
  const folder = madeOf[part];
  return parts[part] && (folder === undefined || existsSync(folder));
}

/** Parts that are switched on and have nothing to show, each with what is missing. */
export function missingParts(): [part: string, folder: string][] {
  return Object.entries(madeOf).flatMap(([part, folder]): [string, string][] =>
    folder && parts[part as Part] && !existsSync(folder) ? [[part, folder]] : [],
  );
}

/** The file of known tags of a folder, as the plugins of Docusaurus take it: `false` where its pages have none. */
export function tagsFile(folder: string): string | false {
  return parts.tags && existsSync(`${folder}/tags.yml`) ? 'tags.yml' : false;
}

/**
 * `when('blog', plugin)` is `[plugin]` on a site that has a blog, and nothing on one that has none. In place of a part,
 * a standalone page may be named by its file.
 */
export function when<T>(condition: Part | `src/pages/${string}`, ...items: T[]): T[] {
  const isThere = condition.includes('/')
    ? hasPart('standalonePages') && existsSync(condition)
    : hasPart(condition as Part);
  return isThere ? items : [];
}
