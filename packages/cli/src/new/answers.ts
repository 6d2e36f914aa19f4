import {nearest} from '@lectern/kit/nearest';
import {nameOf} from '../check/languages';
import {longestTitle} from '../check/rules/titles';
import {folderOf} from './kinds';
import {Refusal} from './refusal';
import type {Repository} from './repository';

/** The author's choices, as flags or as answers to questions. */
export interface Answers {
  kind: string;
  path: string;
  title: string;
  description: string;
  tags: string;
  authors: string;
  /** `all`, only the first language, or another one to translate an existing page. */
  language: string;
  [translated: `title-${string}`]: string;
  [translated: `description-${string}`]: string;
}

export interface Question {
  name: keyof Answers;
  ask: string;
  /** The default; without it, an answer is required. */
  otherwise?: string;
  isFor?: (answers: Partial<Answers>, repository: Repository) => boolean;
  check?: (answer: string, answers: Partial<Answers>, repository: Repository) => void;
}

/** The questions for an author, by languages and kinds of pages; with one language, none about languages. */
export function questionsFor({site, kinds}: Pick<Repository, 'site' | 'kinds'>): Question[] {
  const {first, others} = site.languages;
  const names = Object.keys(kinds);
  const isNew = ({language}: Partial<Answers>): boolean => !others.includes(language ?? '');
  const inAll = ({language}: Partial<Answers>): boolean => language === 'all';
  return [
    {
      name: 'kind',
      ask: `Kind (${names.join(', ')})`,
      check: (kind) => oneOf(kind, names, 'kind'),
    },
    ...(others.length === 0 ? [] : [languageQuestion(first, others)]),
    {name: 'path', ask: 'Path, such as guides/backups', check: checkPath},
    {name: 'title', ask: 'Title', isFor: isNew, check: checkTitle},
    {name: 'description', ask: 'Description, in 50 to 160 characters', isFor: isNew, check: checkDescription},
    {
      name: 'tags',
      ask: 'Tags, with commas between them',
      otherwise: '',
      isFor: (answers, repository) => isNew(answers) && tagsFor(answers, repository).length > 0,
      check: checkTags,
    },
    {
      name: 'authors',
      ask: 'Authors, with commas between them',
      isFor: (answers, {authors}) => isNew(answers) && answers.kind === 'post' && authors.length > 0,
      check: (authors, _, repository) =>
        listOf(authors).forEach((author) => oneOf(author, repository.authors, 'author')),
    },
    ...others.flatMap((locale): Question[] => [
      {name: `title-${locale}`, ask: `Title in ${nameOf(locale)} (empty: later)`, otherwise: '', isFor: inAll},
      {
        name: `description-${locale}`,
        ask: `Description in ${nameOf(locale)} (empty: later)`,
        otherwise: '',
        isFor: inAll,
        check: (description, answers, repository) => description && checkDescription(description, answers, repository),
      },
    ]),
  ];
}

function languageQuestion(first: string, others: string[]): Question {
  return {
    name: 'language',
    ask: `Languages (all, ${first}; ${others.join(', ')} for the translation of a page that exists)`,
    otherwise: 'all',
    check: (language) => oneOf(language, ['all', first, ...others], 'language'),
  };
}

/** The values of an answer such as `metadata, content-docs`. */
export function listOf(answer: string): string[] {
  return answer
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

function oneOf(word: string, known: string[], what: string): void {
  if (known.includes(word)) return;
  const suggestion = nearest(word, known);
  throw new Refusal(
    `There is no ${what} “${word}”.`,
    suggestion ? `Did you mean “${suggestion}”?` : `There is: ${known.join(', ')}.`,
  );
}

function checkPath(path: string, {kind}: Partial<Answers>, {pages, site, kinds}: Repository): void {
  const ofKind = kinds[kind!]!;
  const {source, part} = ofKind;
  const words = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  const steps = path.split('/');
  if (!steps.every((step) => words.test(step) || step === 'README')) {
    const clean = steps.map(toWords).filter(Boolean).join('/');
    throw new Refusal(
      `“${path}” cannot be a path.`,
      `It becomes the URL: lower-case letters and digits, words joined by hyphens, no extension${clean ? `. For example: ${clean}` : ''}.`,
    );
  }
  if (kind === 'post' && steps.length > 1)
    throw new Refusal(`“${path}” has folders.`, 'Posts stand beside one another: give a name only.');
  const parent = steps.slice(0, -1).join('/');
  const root = part ? `${part}/` : '';
  const folders = pages
    .filter((page) => page.kind === source && page.key.startsWith(root) && page.key.includes('/'))
    .map(({key}) => key.slice(root.length, key.lastIndexOf('/')))
    .filter(Boolean);
  if (parent && !folders.includes(parent)) {
    const suggestion = nearest(parent, [...new Set(folders)]);
    throw new Refusal(
      `There is no folder “${parent}” in ${folderOf(site, ofKind, site.languages.first)}.`,
      suggestion
        ? `Did you mean “${suggestion}/${steps.at(-1)}”?`
        : 'Begin a new folder with an overview: its index.md, by hand.',
    );
  }
}

function toWords(step: string): string {
  return step
    .replace(/\.mdx?$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function checkTitle(title: string, _: Partial<Answers>, {pages, site}: Repository): void {
  const {languages, levels} = site;
  if (levels.titleLength === 'error' && title.length > longestTitle) {
    throw new Refusal(`The title has ${title.length} characters.`, `Keep it to ${longestTitle}.`);
  }
  const same = pages.find(
    ({language, frontMatter}) =>
      language === languages.first && String(frontMatter.title).toLowerCase() === title.toLowerCase(),
  );
  if (same) throw new Refusal(`${same.file} has the same title.`, 'Make it say what only the new page is about.');
}

function checkDescription({length}: string, _: Partial<Answers>, {site: {levels}}: Repository): void {
  if (levels.descriptionLength === 'error' && (length < 50 || length > 160)) {
    throw new Refusal(`The description has ${length} characters.`, 'Say what the page is for in 50 to 160 characters.');
  }
}

/** The tags that a page of this kind can have. */
function tagsFor({kind}: Partial<Answers>, {tags, kinds}: Repository): string[] {
  const {source} = kinds[kind!]!;
  return source === 'page' ? [] : tags[source];
}

function checkTags(tags: string, answers: Partial<Answers>, repository: Repository): void {
  const known = tagsFor(answers, repository);
  for (const tag of listOf(tags)) oneOf(tag, known, 'tag');
}
