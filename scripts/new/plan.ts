import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPage, type Page} from '../check/page';
import {listOf, type Answers} from './answers';
import {frenchStub} from './frenchStub';
import {toFrontMatter} from './frontMatter';
import {kinds, type Kind} from './kinds';
import {Refusal} from './refusal';
import type {Repository} from './repository';

export interface PlannedFile {
  file: string;
  text: string;
}

/** The files of a new page, from answers that have been checked. Nothing is written yet. */
export function planPage(answers: Answers, {pages}: Repository, today = new Date()): PlannedFile[] {
  const kind = answers.kind as Kind;
  const {folder, french, source} = kinds[kind];
  const day = today.toISOString().slice(0, 10);

  if (answers.language === 'fr') {
    const page = findEnglish(answers, pages);
    return refuseToOverwrite([{file: twinOf(page.file, kind), text: frenchStub(page, answers)}]);
  }
  const name = kind === 'post' ? `${day}-${answers.path}.md` : `${answers.path}.md`;
  const english = {file: path.posix.join(folder, name), text: englishText(kind, answers, day)};
  if (answers.language === 'en') return refuseToOverwrite([english]);
  const page = readPage({...english, kind: source, language: 'en', key: name});
  return refuseToOverwrite([english, {file: path.posix.join(french, name), text: frenchStub(page, answers)}]);
}

function englishText(kind: Kind, {title, description, tags, authors, path: slug}: Answers, date: string): string {
  const frontMatter = {
    title,
    description,
    ...(kind === 'post' && {slug, date, authors: listOf(authors)}),
    ...(kind !== 'page' && {tags: listOf(tags)}),
  };
  const template = readFileSync(path.join(__dirname, 'templates', `${kind}.md`), 'utf8');
  // The theme writes the title above docs and posts, but not above pages.
  return `${toFrontMatter(frontMatter)}\n${kind === 'page' ? `# ${title}\n\n` : ''}${template}`;
}

function findEnglish({kind, path: name}: Answers, pages: Page[]): Page {
  const {folder, source} = kinds[kind as Kind];
  const found = pages.find(
    ({kind: itsKind, language, file, frontMatter}) =>
      itsKind === source &&
      language === 'en' &&
      (kind === 'post' ? frontMatter.slug === name : file.replace(/\.mdx?$/, '') === `${folder}/${name}`),
  );
  if (!found) throw new Refusal(`There is no English page “${name}” to translate.`, 'Make both with --language both.');
  return found;
}

function twinOf(file: string, kind: Kind): string {
  return path.posix.join(kinds[kind].french, path.posix.relative(kinds[kind].folder, file));
}

function refuseToOverwrite(files: PlannedFile[]): PlannedFile[] {
  for (const {file} of files) {
    const base = file.replace(/\.mdx?$/, '');
    const taken = [`${base}.md`, `${base}.mdx`, `${base}/index.md`, `${base}/README.md`].find((name) =>
      existsSync(name),
    );
    if (taken)
      throw new Refusal(
        `${taken} exists already.`,
        'Nothing has been written. Choose another path, or edit that file.',
      );
  }
  return files;
}
