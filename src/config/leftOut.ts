import {existsSync, readdirSync} from 'node:fs';
import {graphQlKinds} from '@lectern/references/graphQlKinds';
import {categoryOf} from '@lectern/references/names';
import {checkOptions} from '@lectern/references/options';
import type {Part} from './parts';
import {hasPart, tagsFile} from './presentParts';
import {references} from './references';
import {writtenIn} from '../references/writtenIn';

/** The docs of a part, as a glob in `docs/`. */
const pagesOfParts = {wiki: 'wiki/**', contextHelp: 'context-help.{md,mdx}'} as const;

/** Docs of parts that are switched off. */
export const excludedDocs = Object.entries(pagesOfParts).flatMap(([part, pages]) =>
  hasPart(part as Part) ? [] : [pages],
);

const foldersOfDocs = ['docs', 'versioned_docs/*', 'i18n/*/docusaurus-plugin-content-docs/*'];
const {openapi, graphql} = checkOptions({...references, writtenIn});

/** Parts that are switched off, each with its URLs. */
export const partsOff: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    blog: without('blog', '/blog'),
    wiki: without('wiki', '/docs/wiki'),
    contextHelp: without('contextHelp', '/docs/context-help'),
    standalonePages: without('standalonePages', ...standalonePages()),
    tags: [
      ...(tagsFile('docs') === false ? ['/docs/tags'] : []),
      ...(tagsFile('blog') === false ? ['/blog/tags'] : []),
    ],
    rest: without('rest', ...openapi.flatMap(({id, route}) => [route, `category/${categoryOf(id)}`]).map(below)),
    graphql: without('graphql', ...graphql.flatMap(({route}) => graphQlKinds.map((kind) => below(`${route}/${kind}`)))),
  }).filter(([, addresses]) => addresses.length > 0),
);

/** Pages of all parts that are switched off: links to them are shown as text. */
export const leftOut = {
  files: [
    ...without('blog', 'blog/**', 'i18n/*/docusaurus-plugin-content-blog/**'),
    ...without('standalonePages', 'src/pages/*.{md,mdx}', 'i18n/*/docusaurus-plugin-content-pages/*.{md,mdx}'),
    ...excludedDocs.flatMap((pages) => foldersOfDocs.map((folder) => `${folder}/${pages}`)),
  ],
  addresses: Object.values(partsOff).flat(),
};

function without(part: Part, ...items: string[]): string[] {
  return hasPart(part) ? [] : items;
}

function standalonePages(): string[] {
  const files = existsSync('src/pages') ? readdirSync('src/pages') : [];
  return files.flatMap((name) => /^(?<page>.*)\.mdx?$/.exec(name)?.groups?.page ?? []).map((page) => `/${page}`);
}

function below(page: string): string {
  return `/docs/${page}`;
}
