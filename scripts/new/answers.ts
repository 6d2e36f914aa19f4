import {nearest} from '../../src/text/nearest';
import {kinds, type Kind} from './kinds';
import {Refusal} from './refusal';
import type {Repository} from './repository';

/** What the author wants, as flags or as answers to questions. */
export interface Answers {
  kind: string;
  path: string;
  title: string;
  description: string;
  tags: string;
  authors: string;
  language: string;
  'title-fr': string;
  'description-fr': string;
}

export interface Question {
  name: keyof Answers;
  ask: string;
  /** What counts where nothing is said; without it the author has to say something. */
  otherwise?: string;
  isFor?: (answers: Partial<Answers>) => boolean;
  check?: (answer: string, answers: Partial<Answers>, repository: Repository) => void;
}

const isNew = ({language}: Partial<Answers>): boolean => language !== 'fr';
const inFrench = ({language}: Partial<Answers>): boolean => language === 'both';

export const questions: Question[] = [
  {
    name: 'kind',
    ask: `Kind (${Object.keys(kinds).join(', ')})`,
    check: (kind) => oneOf(kind, Object.keys(kinds), 'kind'),
  },
  {
    name: 'language',
    ask: 'Languages (both, en; fr for the translation of a page that exists)',
    otherwise: 'both',
    check: (language) => oneOf(language, ['both', 'en', 'fr'], 'language'),
  },
  {name: 'path', ask: 'Path, such as guides/backups', check: checkPath},
  {name: 'title', ask: 'Title', isFor: isNew, check: checkTitle},
  {name: 'description', ask: 'Description, in 50 to 160 characters', isFor: isNew, check: checkDescription},
  {
    name: 'tags',
    ask: 'Tags, with commas between them',
    otherwise: '',
    isFor: (answers) => isNew(answers) && answers.kind !== 'page',
    check: checkTags,
  },
  {
    name: 'authors',
    ask: 'Authors, with commas between them',
    isFor: (answers) => isNew(answers) && answers.kind === 'post',
    check: (authors, _, repository) => listOf(authors).forEach((author) => oneOf(author, repository.authors, 'author')),
  },
  {name: 'title-fr', ask: 'Title in French (empty: later)', otherwise: '', isFor: inFrench},
  {
    name: 'description-fr',
    ask: 'Description in French (empty: later)',
    otherwise: '',
    isFor: inFrench,
    check: (description) => description && checkDescription(description),
  },
];

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

function checkPath(path: string, {kind}: Partial<Answers>, {pages}: Repository): void {
  const {source, folder} = kinds[kind as Kind];
  const words = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  const steps = path.split('/');
  if (!steps.every((step) => words.test(step) || step === 'README')) {
    const clean = steps.map(toWords).filter(Boolean).join('/');
    throw new Refusal(
      `“${path}” cannot be a path.`,
      `It becomes the address: small letters and digits, words joined by hyphens, no extension${clean ? `. For example: ${clean}` : ''}.`,
    );
  }
  if (kind === 'post' && steps.length > 1)
    throw new Refusal(`“${path}” has folders.`, 'Posts stand beside one another: give a name only.');
  const parent = steps.slice(0, -1).join('/');
  const root = folder === 'docs/wiki' ? 'wiki/' : '';
  const folders = pages
    .filter((page) => page.kind === source && page.key.startsWith(root) && page.key.includes('/'))
    .map(({key}) => key.slice(root.length, key.lastIndexOf('/')))
    .filter(Boolean);
  if (parent && !folders.includes(parent)) {
    const suggestion = nearest(parent, [...new Set(folders)]);
    throw new Refusal(
      `There is no folder “${parent}” in ${folder}.`,
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

function checkTitle(title: string, _: Partial<Answers>, {pages}: Repository): void {
  const same = pages.find(
    ({language, frontMatter}) => language === 'en' && String(frontMatter.title).toLowerCase() === title.toLowerCase(),
  );
  if (same) throw new Refusal(`${same.file} has the same title.`, 'Make it say what only the new page is about.');
}

function checkDescription({length}: string): void {
  if (length < 50 || length > 160) {
    throw new Refusal(`The description has ${length} characters.`, 'Say what the page is for in 50 to 160 characters.');
  }
}

function checkTags(tags: string, {kind}: Partial<Answers>, repository: Repository): void {
  const known = repository.tags[kind === 'post' ? 'post' : 'doc'];
  for (const tag of listOf(tags)) oneOf(tag, known, 'tag');
}
