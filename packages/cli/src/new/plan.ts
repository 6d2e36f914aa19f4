import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {textsOfSite} from '@lectern/kit/textsOfSite';
import {nameOf} from '../check/languages';
import {readPage, type Page} from '../check/page';
import {listOf, type Answers} from './answers';
import {toFrontMatter} from './frontMatter';
import {inSyntaxOf} from '../settings/olderSyntax';
import type {Site} from '../settings/site';
import {packageFile} from '../packageFile';
import {folderOf} from './kinds';
import {Refusal} from './refusal';
import type {Repository} from './repository';
import {stub} from './stub';

const ours = packageFile('templates');
// eslint-disable-next-line no-restricted-syntax -- the folder of templates that any language falls back to
const nameOfEnglish = 'en';

export interface PlannedFile {
  file: string;
  text: string;
}

/** The files of a new page, from answers that have been checked. Nothing is written yet. */
export function planPage(answers: Answers, repository: Repository, today = new Date()): PlannedFile[] {
  const {site, kinds} = repository;
  const {kind} = answers;
  const ofKind = kinds[kind]!;
  const {first, others} = site.languages;
  const folderIn = (locale: string): string => folderOf(site, ofKind, locale);
  const day = today.toISOString().slice(0, 10);
  const stubOf = (page: Page, locale: string): PlannedFile => ({
    file: path.posix.join(folderIn(locale), path.posix.relative(folderIn(first), page.file)),
    text: inSyntaxOf(
      site.config,
      stub(page, locale, answers, textsOfSite({siteDir: site.dir, i18n: site.config.i18n ?? {}}, locale)),
    ),
  });

  if (others.includes(answers.language)) {
    return refuseToOverwrite([stubOf(findOriginal(answers, repository), answers.language)], site);
  }
  const name = kind === 'post' ? `${day}-${answers.path}.md` : `${answers.path}.md`;
  const original = {file: path.posix.join(folderIn(first), name), text: newText(answers, site)};
  const page = readPage({...original, kind: ofKind.source, language: first, key: name}, site);
  const translated = answers.language === 'all' ? others : [];
  return refuseToOverwrite([original, ...translated.map((locale) => stubOf(page, locale))], site);
}

function newText({kind, title, description, tags, authors, path: slug}: Answers, site: Site): string {
  const frontMatter = {
    title,
    description,
    ...(kind === 'post' && {slug, ...(authors && {authors: listOf(authors)})}),
    ...(tags && {tags: listOf(tags)}),
  };
  // The theme writes the title above docs and posts, but not above pages.
  const heading = kind === 'page' ? `# ${title}\n\n` : '';
  return `${toFrontMatter(frontMatter)}\n${heading}${inSyntaxOf(site.config, template(kind, site))}`;
}

/** The template for a page, from the site or ours, in its language or in English; a section without one uses that of docs. */
function template(kind: string, {dir, languages: {first}, settings}: Site): string {
  const own = settings.templates === undefined ? [] : [path.join(dir, settings.templates)];
  const languages = [first, first.split('-')[0] ?? first, nameOfEnglish];
  const folders = [...own, ours].flatMap((folder) => languages.map((language) => path.join(folder, language)));
  const files = [kind, 'doc'].flatMap((name) => folders.map((folder) => path.join(folder, `${name}.md`)));
  return readFileSync(
    files.find((file) => existsSync(file))!,
    'utf8',
  );
}

function findOriginal({kind, path: name}: Answers, {site, kinds, pages}: Repository): Page {
  const {first} = site.languages;
  const ofKind = kinds[kind]!;
  const folder = folderOf(site, ofKind, first);
  const found = pages.find(
    ({kind: itsKind, language, file, key, frontMatter}) =>
      itsKind === ofKind.source &&
      language === first &&
      (kind === 'post'
        ? [frontMatter.slug, parseBlogFileName(key).text].includes(name)
        : file.replace(/\.mdx?$/, '') === `${folder}/${name}`),
  );
  if (!found)
    throw new Refusal(`There is no ${nameOf(first)} page “${name}” to translate.`, 'Make both with --language all.');
  return found;
}

function refuseToOverwrite(files: PlannedFile[], {dir}: Site): PlannedFile[] {
  for (const {file} of files) {
    const base = file.replace(/\.mdx?$/, '');
    const taken = [`${base}.md`, `${base}.mdx`, `${base}/index.md`, `${base}/README.md`].find((name) =>
      existsSync(path.join(dir, name)),
    );
    if (taken)
      throw new Refusal(
        `${taken} exists already.`,
        'Nothing has been written. Choose another path, or edit that file.',
      );
  }
  return files;
}
