import {translate} from '@docusaurus/Translate';
import type {Tagged} from './useTagCounts';

/** What an index of tags says of itself, on the page and to search engines. */
export const describeTags: Record<Tagged, () => string> = {
  pages: () =>
    translate({
      id: 'tags.index.description',
      message:
        'Every subject of the documentation as a tree of tags, with the number of pages for each, those of narrower tags included.',
      description: 'What the index of tags says of itself',
    }),
  posts: () =>
    translate({
      id: 'blog.tags.description',
      message: 'Every tag of the blog, with the number of posts for each.',
      description: 'What the index of blog tags says of itself',
    }),
};
