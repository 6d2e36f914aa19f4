import path from 'node:path';
import {Refusal} from './refusal';
import {defaultLanguage} from './samples';

/** The answers that describe a new site. */
export interface Answers {
  name: string;
  url: string;
  /** Empty: pages don't link to their source. */
  repository: string;
  languages: string;
  without: string;
}

/** Parts that a site can leave out. */
export const parts = ['blog', 'wiki', 'rest', 'graphql'] as const;
export type Part = (typeof parts)[number];

export interface Question {
  name: keyof Answers;
  ask: string;
  /** The default. */
  otherwise: string;
  check: (answer: string) => void;
}

export function questionsFor(folder: string): Question[] {
  return [
    {name: 'name', ask: 'Name of the site', otherwise: nameFrom(folder), check: checkName},
    {name: 'url', ask: 'URL of the site', otherwise: 'https://docs.example.com', check: checkUrl},
    {
      name: 'repository',
      ask: 'URL of its repository, for links to the source of each page (- for none)',
      otherwise: '',
      check: checkRepository,
    },
    {
      name: 'languages',
      ask: 'Languages by their codes, the default first',
      otherwise: defaultLanguage,
      check: checkLanguages,
    },
    {name: 'without', ask: `Parts to leave out (${parts.join(', ')}; - for none)`, otherwise: '', check: checkWithout},
  ];
}

/** The values of an answer such as `en, de`. */
export const listOf = (answer: string): string[] =>
  answer
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '' && value !== '-');

/** `acme-docs` → `Acme docs` */
function nameFrom(folder: string): string {
  const words = path
    .basename(path.resolve(folder))
    .replace(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function checkName(name: string): void {
  if (/^[^\p{Cc}]{1,60}$/u.test(name.trim())) return;
  throw new Refusal(`“${name}” cannot be a name.`, 'Give one line of up to 60 characters.');
}

function checkUrl(url: string): void {
  const {protocol, search, hash} = URL.canParse(url) ? new URL(url) : {protocol: '', search: '', hash: ''};
  if (/^https?:$/.test(protocol) && !search && !hash) return;
  throw new Refusal(`“${url}” is not the URL of a site.`, 'Write it like https://docs.example.com, or with a path.');
}

function checkRepository(repository: string): void {
  if (repository === '' || repository === '-') return;
  if (URL.canParse(repository) && /^https:\/\/[^/]+\/[^?#]+$/.test(repository)) return;
  throw new Refusal(
    `“${repository}” is not the URL of a repository.`,
    'Write what a browser opens, like https://github.com/acme/docs.',
  );
}

function checkLanguages(languages: string): void {
  const codes = listOf(languages);
  if (codes.length === 0) throw new Refusal('There is no language.', 'Name at least one by its code, such as en.');
  for (const [index, code] of codes.entries()) {
    const canonical = canonicalOf(code);
    if (canonical !== code) {
      throw new Refusal(
        `“${code}” is not the code of a language.`,
        canonical ? `Write it as “${canonical}”.` : 'Write it like de, or pt-BR.',
      );
    }
    if (codes.indexOf(code) < index) throw new Refusal(`“${code}” is named twice.`, 'Name each language once.');
  }
}

/** The code in the spelling of the standard; undefined if it isn't a language. */
function canonicalOf(code: string): string | undefined {
  try {
    const [canonical = code] = Intl.getCanonicalLocales(code);
    const name = new Intl.DisplayNames([canonical], {type: 'language', fallback: 'none'}).of(canonical);
    return name && canonical;
  } catch {
    return undefined;
  }
}

function checkWithout(without: string): void {
  for (const part of listOf(without)) {
    if ((parts as readonly string[]).includes(part)) continue;
    throw new Refusal(`There is no part “${part}”.`, `A site can do without: ${parts.join(', ')}.`);
  }
}
