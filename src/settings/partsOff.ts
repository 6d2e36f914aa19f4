import {hasPart, tagsFile} from '../config/presentParts';

/** Where parts would stand whose pages the build makes by itself, if the site had them. */
export const partsOff: Record<string, string> = {
  ...(!hasPart('blog') && {blog: '/blog'}),
  ...(tagsFile('docs') === false && {tags: '/docs/tags'}),
};
