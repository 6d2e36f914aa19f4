import type {ReportingSeverity} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {contentFolder, optionsOf, tagsFile} from './folders';
import {under, type Under} from './levels';
import {generatedPages, referenceFolder} from './references';
import {largestScreenshot, usualFolder} from './screenshots';
import type {MarkdownSettings, ScreenshotSettings} from '../settings/settings';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {slipsOf} from '@lectern/kit/authorError';
import type {Problem} from '@lectern/kit/problems';
import {conditionNames} from '@lectern/markdown/conditions/readConditions';
import {dataFile} from '@lectern/markdown/data/readData';
import {SourceError, readPage, type ContentKind, type Page, type Source} from './page';
import {checkAnchors} from './rules/anchors';
import {checkAuthors} from './rules/authors';
import {checkDraftLinks} from './rules/drafts';
import {checkFrontMatter, checkPresence, checkUnknownFields} from './rules/frontMatter';
import {checkLeftOutLinks} from './rules/leftOutLinks';
import {checkLinkedFiles} from './rules/linkedFiles';
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
import {checkScreenshots, type Screenshots} from './rules/screenshots';
import {checkTermTable, readTerms} from './rules/terms';
import {readFrozenVersions, readLeftOut, readSources, type FrozenVersion} from './sources';
import {checkTransforms} from './transforms';
import {typographyOf} from './typography';
import type {Typography} from './typography/faults';
import {readWords} from './words';

/**
 * Finds problems in the pages that people write, in all languages. Pages that `transforms` names are also converted to
 * HTML, as in a build.
 */
export async function contentProblems(
  site: Site,
  {transforms = () => false}: {transforms?: (page: Page) => boolean} = {},
): Promise<{pages: number; problems: Problem[]}> {
  const problems: Problem[] = [];
  const check = under(site.levels);
  const pages = readPages(await readSources(site), site, problems, (page) => page.tree);
  const lists = await readLists(site);
  const frozen = await readFrozenVersions(site);
  const words = readWords(site);
  problems.push(
    ...(await checkFields(pages, site, check)),
    ...(await checkLists(pages, lists, site, check)),
    ...checkPlaces(pages, await referenceFolder(site)),
    ...checkDraftLinks(pages, site),
    ...(await check('leftOutLinks', async () =>
      checkLeftOutLinks(pages, readPages(await readLeftOut(site), site, []), site),
    )),
    ...checkLinkedFiles(pages, site, await generatedPages(site)),
    ...checkAnchors(pages, site, readTermIds(site)),
    ...(await ownProblems(pages, frozen, site)),
    ...(await checkData('variables', site, check, (of, locale) => Object.keys(of.variablesOf(locale)))),
    ...(await checkData('conditions', site, check, (of, locale) => conditionNames(of.conditionsOf(locale)))),
    ...(await checkData('glossary', site, check, (of, locale) => [...(of.glossaryOf(locale)?.keys() ?? [])])),
    ...(await check('uniqueTitles', () => checkTitles(pages))),
    ...(await check('titleLength', () => checkTitleLengths(pages))),
    ...(await check('descriptionLength', () => checkDescriptions(pages))),
    ...(await check('pageLength', () => checkLength(pages))),
    ...(await check('headingOrder', () => checkHeadingOrder(pages))),
    ...(await check('placeholders', () => checkPlaceholders(pages, words))),
    ...(await check('linkLabels', () => checkLinkLabels(pages, words))),
    ...(await check('linkLanguage', () => checkLinkLanguage(pages, site.config.url ?? '', site.languages))),
    ...(await check('alternatives', () => checkAlternatives(pages))),
    ...(await check('samples', async () => (await import('./rules/samples')).checkSamples(pages))),
    ...(await check('names', () => checkNamesOf(pages, site))),
    ...(await check('screenshots', () => checkScreenshotsOf(pages, site))),
    ...(await check('translations', () => checkTranslations(pages, site))),
    ...(await check('translationStructure', () => checkTranslationStructure(pages, site.languages))),
    ...(await check('translationPins', () => checkPins(pages, site))),
    ...(await check('terms', () => checkTermTables(pages, site))),
  );
  problems.push(...(await checkTransforms(pages.filter(transforms), site)));
  for (const version of frozen) problems.push(...(await frozenProblems(version, site, transforms)));
  // A rule and a transform may report the same problem.
  const once = new Map(problems.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]));
  return {pages: pages.length, problems: [...once.values()]};
}

/** Problems that stop a build: Docusaurus would stop without naming the place, or go on and lose something. */
export async function stoppingProblems(site: Site): Promise<Problem[]> {
  const problems: Problem[] = [];
  const check = under(site.levels);
  const pages = readPages(await readSources(site), site, problems);
  problems.push(
    ...(await checkFields(pages, site, check)),
    ...(await checkLists(pages, await readLists(site), site, check)),
  );
  return problems.filter(({isWarning}) => !isWarning);
}

/** Nobody rewrites old versions, so for them only mistakes that break a page are reported. */
async function frozenProblems(
  {sources, folders}: FrozenVersion,
  site: Site,
  transforms: (page: Page) => boolean,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const pages = readPages(sources, site, problems, (page) => page.tree);
  const list = tagsFile(site, 'doc');
  const tags = await readTagLists(
    folders.map(({folder}) => `${folder}/${list}`),
    site,
  );
  problems.push(
    ...checkFrontMatter(pages),
    ...underRule(optionsOf(site, 'doc').onInlineTags, [
      ...checkTags(pages, {doc: tags[0]?.tags}, site),
      ...checkTagLists(tags),
    ]),
    ...checkPlaces(pages, await referenceFolder(site)),
    ...checkDraftLinks(pages, site),
    ...checkLinkedFiles(pages, site, await generatedPages(site)),
    ...checkAnchors(pages, site, readTermIds(site)),
  );
  problems.push(...(await checkTransforms(pages.filter(transforms), site)));
  return problems;
}

async function checkFields(pages: Page[], site: Site, check: Under): Promise<Problem[]> {
  return [
    ...checkFrontMatter(pages),
    ...(await check('unknownFields', () => checkUnknownFields(pages))),
    ...(await check('titles', () => checkPresence(pages, 'title'))),
    ...(await check('descriptions', () => checkPresence(pages, 'description'))),
    ...(await check('tags', () => checkPresence(pages.filter(canHaveTags(site)), 'tags'))),
    ...(await check('authors', () => checkPresence(pages, 'authors'))),
  ];
}

/** Checks lists and markers: tags and authors under the rules in Docusaurus’ options for docs and blog. */
async function checkLists(pages: Page[], lists: Lists, site: Site, check: Under): Promise<Problem[]> {
  const {doc, post, authors} = lists;
  const ofTags = (kind: 'doc' | 'post'): Problem[] => {
    const [first] = lists[kind];
    const own = pages.filter((page) => page.kind === kind);
    return underRule(optionsOf(site, kind).onInlineTags, [
      ...checkTags(own, {[kind]: first?.tags}, site),
      ...checkTagLists(lists[kind]),
    ]);
  };
  return [
    ...ofTags('doc'),
    ...ofTags('post'),
    ...underRule(optionsOf(site, 'post').onInlineAuthors, checkAuthors(pages, authors, site.languages)),
    ...(await check('teasers', () => checkTeasers(pages, site.config))),
    ...(await check('translationStructure', () => [...checkSurplusTags(doc), ...checkSurplusTags(post)])),
  ];
}

/** Without a list of tags, there are none to choose from. */
function canHaveTags(site: Site): (page: Page) => boolean {
  return ({kind}) => {
    const [list] = kind === 'page' ? [] : tagLists(site, kind);
    return list !== undefined && existsSync(path.join(site.dir, list));
  };
}

function underRule(rule: ReportingSeverity = 'warn', problems: Problem[]): Problem[] {
  if (rule === 'ignore') return [];
  return rule === 'throw' ? problems : problems.map((problem) => ({...problem, isWarning: true}));
}

/** Reads the pages. `readOn` reads further parts of a page while an error in them can still be reported for that page. */
function readPages(sources: Source[], site: Site, problems: Problem[], readOn?: (page: Page) => unknown): Page[] {
  return sources.flatMap((source) => {
    try {
      const page = readPage(source, site);
      readOn?.(page);
      return [page];
    } catch (error) {
      const slips = slipsOf(error);
      if (slips) {
        problems.push(...slips);
        return [];
      }
      if (!(error instanceof SourceError)) throw error;
      problems.push({file: source.file, line: error.line, message: error.message});
      return [];
    }
  });
}

/** Ids of glossary terms; none if the glossary can't be read, which is reported elsewhere. */
function readTermIds(site: Site): Record<string, string[]> {
  const of = site.markdown.site;
  const idsOf = (locale: string): string[] => {
    try {
      return [...(of?.glossaryOf(locale)?.keys() ?? [])];
    } catch (error) {
      if (slipsOf(error)) return [];
      throw error;
    }
  };
  return Object.fromEntries(localesOf(site).map((locale) => [locale, idsOf(locale)]));
}

/** Runs the checks that the site defines. */
async function ownProblems(pages: Page[], versions: FrozenVersion[], site: Site): Promise<Problem[]> {
  const {checks = []} = site.settings;
  if (checks.length === 0) return [];
  const frozen = new Map(versions.map(({name, sources}) => [name, readPages(sources, site, [])]));
  const found = await Promise.all(checks.map(async (check) => check({pages, frozen})));
  return found.flat();
}

async function checkNamesOf(pages: Page[], site: Site): Promise<Problem[]> {
  const [{checkNames}, {readNames}] = await Promise.all([import('./rules/names'), import('./readNames')]);
  return checkNames(pages, await readNames(site));
}

async function checkTermTables(pages: Page[], site: Site): Promise<Problem[]> {
  const typography = new Map<string, Typography>();
  for (const locale of localesOf(site)) typography.set(locale, (await typographyOf(site, locale)) ?? {rules: []});
  return localesOf(site).flatMap((locale) => checkTermTable(pages, readTerms(site, locale), typography));
}

async function checkScreenshotsOf(pages: Page[], site: Site): Promise<Problem[]> {
  const {screenshots} = site.settings;
  return screenshots ? checkScreenshots(pages, await readScreenshots(screenshots, site)) : [];
}

async function readScreenshots(
  {
    pictures = [],
    names = pictures.map(({name}) => name),
    folder = usualFolder,
    largest = largestScreenshot,
    command = 'lectern screenshots',
  }: ScreenshotSettings,
  site: Site,
): Promise<Screenshots> {
  const files = await Globby(`${folder}/**`, {cwd: site.dir});
  return {
    names,
    folder,
    largest,
    command,
    list: site.writtenIn.screenshots,
    languages: localesOf(site),
    files: await Promise.all(files.map(async (file) => ({file, size: (await stat(path.join(site.dir, file))).size}))),
  };
}

interface TagList {
  file: string;
  tags: string[];
}

interface Lists {
  /** The list of the first language, then its translations. */
  doc: TagList[];
  post: TagList[];
  /** By language; a language without a list has the list of the first one. */
  authors: Record<string, {file: string; authors: string[]}>;
}

async function readLists(site: Site): Promise<Lists> {
  const {first} = site.languages;
  const {authorsMapPath = 'authors.yml'} = optionsOf(site, 'post');
  const authors = localesOf(site).map(async (locale) => {
    const [file = ''] = [locale, first]
      .map((one) => `${contentFolder(site, 'post', one)}/${authorsMapPath}`)
      .filter((one) => existsSync(path.join(site.dir, one)));
    return [locale, {file, authors: file ? await keysOf(file, site) : []}] as const;
  });
  return {
    doc: await readTagLists(tagLists(site, 'doc'), site),
    post: await readTagLists(tagLists(site, 'post'), site),
    authors: Object.fromEntries(await Promise.all(authors)),
  };
}

/** Paths at which each language may have the list of tags of a kind, the first language first. */
function tagLists(site: Site, kind: Exclude<ContentKind, 'page'>): string[] {
  const {first, others} = site.languages;
  const list = tagsFile(site, kind);
  return list === undefined ? [] : [first, ...others].map((locale) => `${contentFolder(site, kind, locale)}/${list}`);
}

async function readTagLists([first, ...others]: string[], site: Site): Promise<TagList[]> {
  const isThere = (file: string): boolean => existsSync(path.join(site.dir, file));
  if (first === undefined || !isThere(first)) return [];
  const files = [first, ...others.filter(isThere)];
  return Promise.all(files.map(async (file) => ({file, tags: await keysOf(file, site)})));
}

async function keysOf(file: string, {dir}: Site): Promise<string[]> {
  return Object.keys((parse(await readFile(path.join(dir, file), 'utf8')) as object | null) ?? {});
}

type OfMarkdown = NonNullable<MarkdownSettings['site']>;

/** Checks that each data file is valid and has the same names in all languages. */
async function checkData(
  name: string,
  site: Site,
  check: Under,
  namesOf: (of: OfMarkdown, locale: string) => string[],
): Promise<Problem[]> {
  const {site: of, data = 'src/data'} = site.markdown;
  if (!of) return [];
  try {
    const files = localesOf(site).map((locale) => ({
      file: path.relative(site.dir, dataFile(path.join(site.dir, data), name, locale, site.languages.first)),
      keys: namesOf(of, locale),
    }));
    return await check('translations', () => checkSameKeys(files));
  } catch (error) {
    const slips = slipsOf(error);
    if (slips) return slips;
    throw error;
  }
}
