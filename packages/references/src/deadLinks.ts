import {existsSync} from 'node:fs';
import path from 'node:path';
import {printProblems, ProblemsError, type Problem} from '@lectern/kit/problems';
import {grouped, withLevels} from './levels';
import type {Made, TextLink} from './made';
import type {Level} from './types';

interface Built {
  baseUrl: string;
  outDir: string;
  routesPaths: string[];
}

/** Reports links in the texts of APIs that lead to no page or file of the finished site; Docusaurus would only name the pages with them. */
export function checkLinks(made: Pick<Made, 'links'>[], built: Built, rules: Record<string, Level>): void {
  const isThere = targetsOf(built);
  const dead = made.flatMap(({links = []}) => links.filter(({url}) => !isThere(url)));
  const problems = grouped(withLevels(dead.map(problemOf), rules));
  const errors = problems.filter(({isWarning}) => !isWarning);
  printProblems(problems.filter(({isWarning}) => isWarning));
  if (errors.length > 0) throw new ProblemsError(errors);
}

function targetsOf({baseUrl, outDir, routesPaths}: Built): (url: string) => boolean {
  const pages = new Set(routesPaths.map((route) => withoutSlash(decoded(route))));
  return (url) => {
    if (!/^\/(?!\/)/.test(url)) return false;
    const place = decoded(url.replace(/[?#].*$/, '')).slice(1);
    return pages.has(withoutSlash(baseUrl + place)) || existsSync(path.join(outDir, place));
  };
}

function problemOf({url, file, line}: TextLink): Problem {
  return {
    file,
    line,
    message: `the link to “${url}” leads to no page of the site`,
    hint: "Write the whole URL, or set `linksFrom: 'https://…'` in the options of the API: what its links are relative to.",
    rule: 'description-link',
  };
}

function withoutSlash(route: string): string {
  return route.replace(/\/+$/, '');
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
