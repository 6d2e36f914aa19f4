import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

/** A blog, with the URLs of its lists of posts. */
export interface Blog {
  address: string;
  archive?: string;
  tags?: string;
  authors?: string;
  sidebar?: Sidebar;
}

/** The list of posts beside the pages of a blog: its title, and how many posts are in it. */
export interface Sidebar {
  title: string;
  count: number;
}

export function findBlogs(
  content: AllContent,
  archive: string | false,
  sidebarOf: (id: string) => Sidebar | undefined,
): Blog[] {
  const blogs = Object.entries((content['docusaurus-plugin-content-blog'] ?? {}) as Record<string, BlogContent>);
  return blogs.map(([id, {blogPosts, blogTags, blogTagsListPath, authorsMap = {}}]) => {
    const address = path.posix.dirname(blogTagsListPath);
    const authorPage = Object.values(authorsMap).find(({page}) => page)?.page?.permalink;
    const sidebar = sidebarOf(id);
    return {
      address,
      // Docusaurus makes no archive without posts.
      ...(archive && blogPosts.some(({metadata}) => !metadata.unlisted) && {archive: normalizeUrl([address, archive])}),
      ...(Object.keys(blogTags).length > 0 && {tags: blogTagsListPath}),
      ...(authorPage && {authors: path.posix.dirname(authorPage)}),
      ...(sidebar && {sidebar}),
    };
  });
}
