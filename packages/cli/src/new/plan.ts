import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {codeLanguage, type Locale} from '../../src/config/i18n';
import {nameOf} from '@lectern/cli/check/languages';
import {thisSite} from '../../src/settings/thisSite';
import {readPage, type Page} from '@lectern/cli/check/page';
import {listOf, type Answers} from './answers';
import {toFrontMatter} from './frontMatter';
import {folderOf, kinds, type Kind} from './kinds';
import {Refusal} from './refusal';
import type {Repository} from './repository';
import {stub} from './stub';

export interface PlannedFile {
  file: string;
  text: string;
}

/** The files of a new page, from answers that have been checked. Nothing is written yet. */
export function planPage(answers: Answers, {pages, languages}: Repository, today = new Date()): PlannedFile[] {
  const kind = answers.kind as Kind;
  const {first, others} = languages;
  const day = today.toISOString().slice(0, 10);
  const stubOf = (page: Page, locale: Locale): PlannedFile => ({
    file: path.posix.join(folderOf(kind, locale), path.posix.relative(folderOf(kind, first), page.file)),
    text: stub(page, locale, answers),
  });

  if (others.includes(answers.language)) {
    return refuseToOverwrite([stubOf(findOriginal(answers, pages, first), answers.language)]);
  }
  const name = kind === 'post' ? `${day}-${answers.path}.md` : `${answers.path}.md`;
  const original = {file: path.posix.join(folderOf(kind, first), name), text: newText(kind, answers, first)};
  const page = readPage({...original, kind: kinds[kind].source, language: first, key: name}, thisSite);
  const translated = answers.language === 'all' ? others : [];
  return refuseToOverwrite([original, ...translated.map((locale) => stubOf(page, locale))]);
}

function newText(kind: Kind, {title, description, tags, authors, path: slug}: Answers, locale: Locale): string {
  const frontMatter = {
    title,
    description,
    ...(kind === 'post' && {slug, ...(authors && {authors: listOf(authors)})}),
    ...(tags && {tags: listOf(tags)}),
  };
  // The theme writes the title above docs and posts, but not above pages.
  return `${toFrontMatter(frontMatter)}\n${kind === 'page' ? `# ${title}\n\n` : ''}${template(kind, locale)}`;
}

/** In the language of the page, or in that of the code. */
function template(kind: Kind, locale: Locale): string {
  const folders = [locale, locale.split('-')[0] ?? locale, codeLanguage].map((name) =>
    path.join(__dirname, 'templates', name),
  );
  const folder = folders.find((name) => existsSync(name)) ?? '';
  return readFileSync(path.join(folder, `${kind}.md`), 'utf8');
}

function findOriginal({kind, path: name}: Answers, pages: Page[], first: Locale): Page {
  const folder = folderOf(kind as Kind, first);
  const found = pages.find(
    ({kind: itsKind, language, file, key, frontMatter}) =>
      itsKind === kinds[kind as Kind].source &&
      language === first &&
      (kind === 'post'
        ? [frontMatter.slug, parseBlogFileName(key).text].includes(name)
        : file.replace(/\.mdx?$/, '') === `${folder}/${name}`),
  );
  if (!found)
    throw new Refusal(`There is no ${nameOf(first)} page “${name}” to translate.`, 'Make both with --language all.');
  return found;
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
