/** `npm run check:content`: what is wrong in the sources of the site, with file, line and how to mend it. */
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {graphqlReference} from '../references/graphql';
import {openapiReference} from '../references/openapi';
import {printProblems} from '../references/problems';
import type {Problem} from '../references/types';
import {FrontMatterError, readPage, type Page, type Source} from './page';
import {checkFrontMatter} from './rules/frontMatter';
import {checkTagLists, checkTags} from './rules/tags';
import {checkDescriptions, checkTitles} from './rules/titles';
import {checkTranslations} from './rules/translations';
import {readSources} from './sources';

const tagLists = {
  doc: ['docs/tags.yml', 'i18n/fr/docusaurus-plugin-content-docs/current/tags.yml'],
  post: ['blog/tags.yml', 'i18n/fr/docusaurus-plugin-content-blog/tags.yml'],
} as const;

async function main(): Promise<void> {
  const problems: Problem[] = [];
  const pages = readPages(await readSources(), problems);
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
    ...(await openapiReference.check()),
    ...(await graphqlReference.check()),
  );

  printProblems(problems);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`Content: ${pages.length} pages read, ${problems.length} problem(s).`);
}

function readPages(sources: Source[], problems: Problem[]): Page[] {
  return sources.flatMap((source) => {
    try {
      return [readPage(source)];
    } catch (error) {
      if (!(error instanceof FrontMatterError)) throw error;
      problems.push({
        file: source.file,
        line: error.line,
        message: `The front matter is not valid YAML: ${error.message}`,
      });
      return [];
    }
  });
}

async function readTagLists(files: readonly string[]) {
  return Promise.all(
    files.map(async (file) => ({file, tags: Object.keys(parse(await readFile(file, 'utf8')) as object)})),
  );
}

void main();
