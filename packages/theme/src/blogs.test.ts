import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {findBlogs} from './blogs';

const post = {metadata: {unlisted: false}};
const blog = {blogTags: {}, blogTagsListPath: '/fr/news/tags', blogPosts: [post], blogSidebarTitle: ''};
const noSidebar = () => undefined;
const contentOf = (...blogs: object[]): AllContent => ({
  'docusaurus-plugin-content-blog': Object.fromEntries(
    blogs.map((content, id) => [String(id), content as BlogContent]),
  ),
});

it('names the lists that a blog has, and no other', () => {
  const author = {name: 'Zoé', page: {permalink: '/fr/news/authors/zoe'}};
  const full = {...blog, blogTags: {a: {}}, authorsMap: {guest: {name: 'Guest'}, zoe: author}};
  expect(findBlogs(contentOf(full, {...blog, blogTagsListPath: '/tags'}), 'archive', noSidebar)).toEqual([
    {address: '/fr/news', archive: '/fr/news/archive', tags: '/fr/news/tags', authors: '/fr/news/authors'},
    {address: '/', archive: '/archive'},
  ]);
});

it('knows of a site without an archive, and of one without a blog', () => {
  expect(findBlogs(contentOf(blog), false, noSidebar)).toEqual([{address: '/fr/news'}]);
  expect(findBlogs({}, 'archive', noSidebar)).toEqual([]);
  for (const blogPosts of [[], [{metadata: {unlisted: true}}]]) {
    expect(findBlogs(contentOf({...blog, blogPosts}), 'archive', noSidebar)).toEqual([{address: '/fr/news'}]);
  }
});

it('knows the sidebar of each, where Docusaurus has made one', () => {
  const sidebar = {title: 'All posts', count: 3};
  const found = findBlogs(contentOf(blog, blog), false, (id) => (id === '1' ? sidebar : undefined));
  expect(found.map((one) => one.sidebar)).toEqual([undefined, sidebar]);
});
