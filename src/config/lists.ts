import {graphQlNameOf, sidebarNameOf} from '@lectern/references/names';
import {tagsFile} from './presentParts';
import {references} from '../references';

/** The lists of pages in the site, for links to them. */
export const lists = {
  docTags: tagsFile('docs') !== false,
  /** The names of GraphQL APIs, by those of their sidebars, which are plain lists. */
  graphql: Object.fromEntries(references.graphql.map((api) => [sidebarNameOf(api), graphQlNameOf(api)])),
};
