import type {ReportingSeverity} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {parse} from 'yaml';
import {contentOf} from '../../src/markdown';
import {conditionNames} from '@lectern/markdown/conditions/readConditions';
import {dataFolder} from '../../src/data/folder';
import {dataFile} from '@lectern/markdown/data/readData';
import {AuthorError} from '@lectern/kit/authorError';
import {site} from '../../src/config/site';
import {defaultLocale, locales, type Locale} from '../../src/config/i18n';
import {parts} from '../../src/config/parts';
import {hasPart, tagsFile} from '../../src/config/presentParts';
import {rules} from '../../src/config/rules';
import {screenshots} from '../../src/config/screenshots';
import {versions} from '../../src/versions';
import {levelsOf, under, type Under} from '../../src/plugins/content-check/levels';
import {readTopics, topicsFile} from '../../src/plugins/context-help/topics';
import type {Problem} from '@lectern/kit/problems';
import {blog} from '../../src/config/blog';
import {docs} from '../../src/config/docs';
import {contentFolder, type Kind} from '../../src/i18n/contentFolders';
import {siteLanguages} from './languages';
import {SourceError, readPage, type Page, type Source} from './page';
import {checkAnchors} from './rules/anchors';
import {checkAuthors} from './rules/authors';
import {checkDraftLinks} from './rules/drafts';
import {checkFrontMatter, checkPresence, checkUnknownFields} from './rules/frontMatter';
import {checkLeftOutLinks} from './rules/leftOutLinks';
import {checkPlaces} from './rules/places';
import {checkSameKeys} from './rules/sameKeys';
import {checkSurplusTags, checkTagLists, checkTags} from './rules/tags';
import {checkTeasers} from './rules/teasers';
import {checkDescriptions, checkTitleLengths, checkTitles} from './rules/titles';
import {checkPins} from './rules/translationPins';
import {checkTranslations, checkTranslationStructure} from './rules/translations';
import {
  checkAlternatives,
  checkHeadingOrder,
  checkLength,
  checkLinkLabels,
  checkLinkLanguage,
  checkPlaceholders,
} from './rules/prose';
import {checkNames} from './rules/names';
import {screenshotFolder} from '../screenshots/files';
import {checkSamples} from './rules/samples';
import {checkScreenshots, type Screenshots} from './rules/screenshots';
import {checkTermTable, readTerms} from './rules/terms';
import {readNames} from './readNames';
import {readFrozenVersions, readLeftOut, readSources, type Version} from './sources';
import {checkTransforms} from './transforms';
import {typographyOf} from './typography';
import type {Typography} from './typography/faults';

/**
 * What is wrong in the pages that people write, in all languages. With `transforms`, each page is also made into
 * HTML, as a build does, and as the preview does by itself.
 */
export async function contentProblems({transforms = false} = {}): Promise<{pages: number; problems: Problem[]}> {
  const problems: Problem[] = [];
  const check = under(levelsOf(rules));
  const pages = readPages(await readSources(), problems, (page) => page.tree);
  const lists = await readLists();
  const frozen = await readFrozenVersions();
  problems.push(
    ...(await checkFields(pages, check)),
    ...(await checkLists(pages, lists, check)),
    ...checkPlaces(pages),
    ...checkDraftLinks(pages),
    ...checkLeftOutLinks(pages, readPages(await readLeftOut(), []), addressesLeftOut()),
    ...checkAnchors(pages, readTermIds()),
    ...(await checkTopics(pages, frozen)),
    ...(await checkData('variables', check, (locale) => Object.keys(contentOf.variablesOf(locale)))),
    ...(await checkData('conditions', check, (locale) => conditionNames(contentOf.conditionsOf(locale)))),
    ...(await checkData('glossary', check, (locale) => [...(contentOf.glossaryOf(locale)?.keys() ?? [])])),
    ...(await check('uniqueTitles', () => checkTitles(pages))),
    ...(await check('titleLength', () => checkTitleLengths(pages))),
    ...(await check('descriptionLength', () => checkDescriptions(pages))),
    ...(await check('pageLength', () => checkLength(pages))),
    ...(await check('headingOrder', () => checkHeadingOrder(pages))),
    ...(await check('placeholders', () => checkPlaceholders(pages))),
    ...(await check('linkLabels', () => checkLinkLabels(pages))),
    ...(await check('linkLanguage', () => checkLinkLanguage(pages, site.url))),
    ...(await check('alternatives', () => checkAlternatives(pages))),
    ...(await check('samples', () => checkSamples(pages))),
    ...(await check('names', async () => checkNames(pages, await readNames()))),
    ...(await check('screenshots', async () => checkScreenshots(pages, await readScreenshots()))),
    ...(await check('translations', () => checkTranslations(pages))),
    ...(await check('translationStructure', () => checkTranslationStructure(pages))),
    ...(await check('translationPins', () => checkPins(pages))),
    ...(await check('terms', () => checkTermTables(pages))),
  );
  if (transforms) problems.push(...(await checkTransforms(pages)));
  for (const version of frozen) problems.push(...(await frozenProblems(version, transforms)));
  // A rule and a transform may say the same.
  const once = new Map(problems.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]));
  return {pages: pages.length, problems: [...once.values()]};
}

/** The part of them that stops a build: Docusaurus would stop as well, and not say where, or go on without effect. */
export async function stoppingProblems(): Promise<Problem[]> {
  const problems: Problem[] = [];
  const check = under(levelsOf(rules));
  const pages = readPages(await readSources(), problems);
  problems.push(...(await checkFields(pages, check)), ...(await checkLists(pages, await readLists(), check)));
  return problems.filter(({isWarning}) => !isWarning);
}

/** Nobody rewrites what was published, so that of an old version only what breaks a page is told. */
async function frozenProblems({sources, folders}: Version, transforms: boolean): Promise<Problem[]> {
  const problems: Problem[] = [];
  const pages = readPages(sources, problems, (page) => page.tree);
  const tags = await readTagLists(folders.map(({folder}) => folder));
  problems.push(
    ...checkFrontMatter(pages),
    ...underRule(docs.onInlineTags, [
      ...checkTags(pages.filter(canHaveTags), {doc: tags[0]?.tags}),
      ...checkTagLists(tags),
    ]),
    ...checkPlaces(pages),
    ...checkDraftLinks(pages),
    ...checkAnchors(pages, readTermIds()),
  );
  if (transforms) problems.push(...(await checkTransforms(pages)));
  return problems;
}

async function checkFields(pages: Page[], check: Under): Promise<Problem[]> {
  return [
    ...checkFrontMatter(pages),
    ...(await check('unknownFields', () => checkUnknownFields(pages))),
    ...(await check('titles', () => checkPresence(pages, 'title'))),
    ...(await check('descriptions', () => checkPresence(pages, 'description'))),
    ...(await check('tags', () => checkPresence(pages.filter(canHaveTags), 'tags'))),
    ...(await check('authors', () => checkPresence(pages, 'authors'))),
  ];
}

/** What a list or a marker decides: tags and authors under the rules of src/config/docs.ts and src/config/blog.ts. */
async function checkLists(pages: Page[], {doc, post, authors}: Lists, check: Under): Promise<Problem[]> {
  const ofKind = (kind: Kind): Page[] => pages.filter((page) => page.kind === kind && canHaveTags(page));
  return [
    ...underRule(docs.onInlineTags, [...checkTags(ofKind('doc'), {doc: doc[0]?.tags}), ...checkTagLists(doc)]),
    ...underRule(blog.onInlineTags, [...checkTags(ofKind('post'), {post: post[0]?.tags}), ...checkTagLists(post)]),
    ...underRule(blog.onInlineAuthors, checkAuthors(pages, authors)),
    ...(await check('teasers', () => checkTeasers(pages))),
    ...(await check('translationStructure', () => [...checkSurplusTags(doc), ...checkSurplusTags(post)])),
  ];
}

/** Of parts whose pages the build makes by itself. */
function addressesLeftOut(): Record<string, string> {
  return {...(!hasPart('blog') && {blog: '/blog'}), ...(tagsFile('docs') === false && {tags: '/docs/tags'})};
}

/** Without a list of tags there are none, whatever the front matter says. */
function canHaveTags({kind}: Page): boolean {
  return kind !== 'page' && tagsFile(contentFolder(kind, defaultLocale)) !== false;
}

function underRule(rule: ReportingSeverity, problems: Problem[]): Problem[] {
  if (rule === 'ignore') return [];
  return rule === 'throw' ? problems : problems.map((problem) => ({...problem, isWarning: true}));
}

/** `readOn` reads of each page what is needed besides, where an error in it is still one of that page. */
function readPages(sources: Source[], problems: Problem[], readOn?: (page: Page) => unknown): Page[] {
  return sources.flatMap((source) => {
    try {
      const page = readPage(source);
      readOn?.(page);
      return [page];
    } catch (error) {
      if (error instanceof AuthorError) {
        problems.push(...error.slips);
        return [];
      }
      if (!(error instanceof SourceError)) throw error;
      problems.push({file: source.file, line: error.line, message: error.message});
      return [];
    }
  });
}

/** A glossary that cannot be read is reported as such, and here has no terms. */
function readTermIds(): Record<string, string[]> {
  const idsOf = (locale: Locale): string[] => {
    try {
      return [...(contentOf.glossaryOf(locale)?.keys() ?? [])];
    } catch (error) {
      if (error instanceof AuthorError) return [];
      throw error;
    }
  };
  return Object.fromEntries(locales.map((locale) => [locale, idsOf(locale)]));
}

/** Help topics lead to pages of the version at `/docs`; translations have the same headings, or the check of translations says so. */
async function checkTopics(pages: Page[], frozen: Version[]): Promise<Problem[]> {
  if (!hasPart('contextHelp')) return [];
  const last = frozen.find(({name}) => versions.some((version) => version.isLast && version.name === name));
  const originals = (last ? readPages(last.sources, []) : pages)
    .filter(({kind, language}) => kind === 'doc' && language === defaultLocale)
    .map(({key, frontMatter, headings}) => ({key, title: String(frontMatter.title), headings: () => headings}));
  return readTopics(await readFile(topicsFile, 'utf8'), originals).problems;
}

async function checkTermTables(pages: Page[]): Promise<Problem[]> {
  const typography = new Map<Locale, Typography>();
  for (const locale of locales) typography.set(locale, (await typographyOf(locale)) ?? {rules: []});
  return locales.flatMap((locale) => checkTermTable(pages, readTerms(locale), typography));
}

async function readScreenshots(): Promise<Screenshots> {
  const files = await Globby(`${screenshotFolder}/**`);
  return {
    names: screenshots.map(({name}) => name),
    languages: locales,
    files: await Promise.all(files.map(async (file) => ({file, size: (await stat(file)).size}))),
  };
}

interface TagList {
  file: string;
  tags: string[];
}

interface Lists {
  /** That of the first language, then those that translate it. */
  doc: TagList[];
  post: TagList[];
  /** By language; one without a list has that of the first. */
  authors: Record<string, {file: string; authors: string[]}>;
}

async function readLists(): Promise<Lists> {
  const {first, others} = siteLanguages;
  const foldersOf = (kind: Kind): string[] => [first, ...others].map((locale) => contentFolder(kind, locale));
  const authors = locales.map(async (locale) => {
    const [file = ''] = [locale, first]
      .map((one) => `${contentFolder('post', one)}/${blog.authorsMapPath}`)
      .filter((one) => existsSync(one));
    return [locale, {file, authors: file ? await keysOf(file) : []}] as const;
  });
  return {
    doc: await readTagLists(foldersOf('doc')),
    post: await readTagLists(foldersOf('post')),
    authors: Object.fromEntries(await Promise.all(authors)),
  };
}

async function readTagLists(folders: string[]): Promise<TagList[]> {
  const [first, ...others] = folders.map((folder) => `${folder}/tags.yml`);
  if (!parts.tags || !first || !existsSync(first)) return [];
  const files = [first, ...others.filter((file) => existsSync(file))];
  return Promise.all(files.map(async (file) => ({file, tags: await keysOf(file)})));
}

async function keysOf(file: string): Promise<string[]> {
  return Object.keys((parse(await readFile(file, 'utf8')) as object | null) ?? {});
}

/** Each file of `src/data` is valid, and the same names stand in all languages. */
async function checkData(name: string, check: Under, namesOf: (locale: Locale) => string[]): Promise<Problem[]> {
  try {
    const files = locales.map((locale) => ({
      file: dataFile(dataFolder, name, locale, defaultLocale),
      keys: namesOf(locale),
    }));
    return await check('translations', () => checkSameKeys(files));
  } catch (error) {
    if (error instanceof AuthorError) return error.slips;
    throw error;
  }
}
