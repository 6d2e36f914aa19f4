import {Globby} from '@docusaurus/utils';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {conditionNames, readConditions} from '../../src/data/conditions';
import {dataFile} from '../../src/data/readData';
import {readVariables} from '../../src/data/variables';
import {AuthorError} from '../../src/remark/authorError';
import {site} from '../../src/config/site';
import {locales, type Locale} from '../../src/config/i18n';
import {readTopics, topicsFile} from '../../src/plugins/context-help/topics';
import {readGlossary} from '../../src/data/glossary';
import type {Problem} from '../references/types';
import {SourceError, readPage, type Page, type Source} from './page';
import {checkDraftLinks} from './rules/drafts';
import {checkFrontMatter} from './rules/frontMatter';
import {checkSameKeys} from './rules/sameKeys';
import {checkTagLists, checkTags} from './rules/tags';
import {checkDescriptions, checkTitles} from './rules/titles';
import {checkPins} from './rules/translationPins';
import {checkTranslations} from './rules/translations';
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
import {shots} from '../screenshots/shots';
import {checkSamples} from './rules/samples';
import {checkScreenshots, type Screenshots} from './rules/screenshots';
import {readNames} from './readNames';
import {readSources} from './sources';

const tagLists = {
  doc: ['docs/tags.yml', 'i18n/fr/docusaurus-plugin-content-docs/current/tags.yml'],
  post: ['blog/tags.yml', 'i18n/fr/docusaurus-plugin-content-blog/tags.yml'],
} as const;

/** What is wrong in the pages that people write, in both languages. */
export async function contentProblems(): Promise<{pages: number; problems: Problem[]}> {
  const problems: Problem[] = [];
  const pages = readPages(await readSources(), problems, (page) => page.tree);
  const docTags = await readTagLists(tagLists.doc);
  const postTags = await readTagLists(tagLists.post);
  problems.push(
    ...checkFrontMatter(pages),
    ...checkTags(pages, {doc: docTags[0]?.tags, post: postTags[0]?.tags}),
    ...checkTagLists(docTags),
    ...checkTagLists(postTags),
    ...checkTitles(pages),
    ...checkDescriptions(pages),
    ...checkTranslations(pages),
    ...checkPins(pages),
    ...checkHeadingOrder(pages),
    ...checkLength(pages),
    ...checkPlaceholders(pages),
    ...checkLinkLabels(pages),
    ...checkLinkLanguage(pages, site.url),
    ...checkDraftLinks(pages),
    ...checkAlternatives(pages),
    ...checkSamples(pages),
    ...checkNames(pages, await readNames()),
    ...checkScreenshots(pages, await readScreenshots()),
    ...checkData('variables', (locale) => Object.keys(readVariables(locale))),
    ...checkData('conditions', (locale) => conditionNames(readConditions(locale))),
    ...(await checkTopics(pages)),
    ...checkData('glossary', (locale) => [...readGlossary(locale).keys()]),
  );
  return {pages: pages.length, problems};
}

/** The part of them that a build must not go on with: what the front matter says would silently have no effect. */
export async function frontMatterProblems(): Promise<Problem[]> {
  const problems: Problem[] = [];
  const pages = readPages(await readSources(), problems);
  return [...problems, ...checkFrontMatter(pages)];
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
        problems.push(error.slip);
        return [];
      }
      if (!(error instanceof SourceError)) throw error;
      problems.push({file: source.file, line: error.line, message: error.message});
      return [];
    }
  });
}

/** Help topics lead somewhere; French pages have the same headings, or the check of translations says so. */
async function checkTopics(pages: Page[]): Promise<Problem[]> {
  const english = pages
    .filter(({kind, language}) => kind === 'doc' && language === 'en')
    .map(({key, frontMatter, headings}) => ({key, title: String(frontMatter.title), headings: () => headings}));
  return readTopics(await readFile(topicsFile, 'utf8'), english).problems;
}

async function readScreenshots(): Promise<Screenshots> {
  const files = await Globby(`${screenshotFolder}/**`);
  return {
    names: shots.map(({name}) => name),
    languages: locales,
    files: await Promise.all(files.map(async (file) => ({file, size: (await stat(file)).size}))),
  };
}

async function readTagLists(files: readonly string[]) {
  return Promise.all(
    files.map(async (file) => ({file, tags: Object.keys(parse(await readFile(file, 'utf8')) as object)})),
  );
}

/** Each file of `src/data` is valid, and the same names stand in all languages. */
function checkData(name: string, namesOf: (locale: Locale) => string[]): Problem[] {
  try {
    return checkSameKeys(
      locales.map((locale) => ({
        file: path.relative(process.cwd(), dataFile(name, locale)),
        keys: namesOf(locale),
      })),
    );
  } catch (error) {
    if (error instanceof AuthorError) return [error.slip];
    throw error;
  }
}
