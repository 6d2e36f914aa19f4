import * as fs from 'node:fs';

/** Folders in docs/, each with a sidebar and a place in the navigation bar. One without pages is left out. */
export const sections = [
  {folder: 'guide', label: '%guide%'},
  // #if wiki
  {folder: 'wiki', label: '%wiki%'},
  // #endif
].filter(({folder}) => hasPages(`docs/${folder}`));

// #if rest graphql
/** Descriptions of APIs. Their pages are made from them, in docs/api/. */
export const apis = {
  // #if rest
  openapi: [{id: 'rest', file: 'openapi.yaml', label: 'REST'}].filter(({file}) => fs.existsSync(file)),
  // #endif
  // #if graphql
  graphql: [{id: 'graphql', file: 'schema.graphql', label: 'GraphQL'}].filter(({file}) => fs.existsSync(file)),
  // #endif
};
// #endif

export const hasDocs = [
  sections,
  // #if rest
  apis.openapi,
  // #endif
  // #if graphql
  apis.graphql,
  // #endif
].some(({length}) => length > 0);

// #if rest graphql
// Docusaurus asks for the folder before the pages of APIs are made in it.
if (hasDocs) fs.mkdirSync('docs', {recursive: true});
// #endif

// #if blog
export const hasBlog = hasPages('blog');
// #endif

function hasPages(folder: string): boolean {
  return (
    fs.existsSync(folder) && fs.readdirSync(folder, {recursive: true}).some((name) => /\.mdx?$/.test(String(name)))
  );
}
