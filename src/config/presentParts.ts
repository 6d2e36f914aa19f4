import {existsSync} from 'node:fs';
import {didYouMean} from '@lectern/kit/nearest';
import {type Part, parts} from './parts';
import {SettingsError} from '@lectern/kit/settingsError';

/** The folder or file of each part: without it, the part is treated as switched off. */
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

/** Throws at a misspelt part, which would be switched off silently. */
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

/** Whether the site has a part: it is switched on, and its folder or file exists. */
export function hasPart(part: Part): boolean {
  const folder = madeOf[part];
  return parts[part] && (folder === undefined || existsSync(folder));
}

/** Parts that are switched on but lack content, each with the missing folder. */
export function missingParts(): [part: string, folder: string][] {
  return Object.entries(madeOf).flatMap(([part, folder]): [string, string][] =>
    folder && parts[part as Part] && !existsSync(folder) ? [[part, folder]] : [],
  );
}

/** The list of tags for a folder, as plugins of Docusaurus expect it: `false` if its pages have none. */
export function tagsFile(folder: string): string | false {
  return parts.tags && existsSync(`${folder}/tags.yml`) ? 'tags.yml' : false;
}

/**
 * `when('blog', plugin)` is `[plugin]` on a site with a blog, and empty otherwise. A standalone page can be named by its
 * file instead of a part.
 */
export function when<T>(condition: Part | `src/pages/${string}`, ...items: T[]): T[] {
  const isThere = condition.includes('/')
    ? hasPart('standalonePages') && existsSync(condition)
    : hasPart(condition as Part);
  return isThere ? items : [];
}
