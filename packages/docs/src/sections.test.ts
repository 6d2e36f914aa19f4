import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {sectionsOf} from './sections';

const category = {type: 'category' as const, collapsed: false, collapsible: true};
const sidebars: PropSidebars = {
  docs: [
    {type: 'link', label: 'Overview', href: '/docs'},
    {
      ...category,
      label: 'Guides',
      href: '/docs/guides',
      description: 'How to write.',
      items: [
        {type: 'link', label: 'Pages', href: '/docs/guides/pages'},
        {type: 'link', label: 'Hidden', href: '/docs/guides/hidden', unlisted: true},
        {
          ...category,
          label: 'Markdown',
          items: [
            {type: 'link', label: 'Tabs', href: '/docs/guides/tabs'},
            {...category, label: 'Deeper', items: [{type: 'link', label: 'Math', href: '/docs/guides/math'}]},
          ],
        },
      ],
    },
    {...category, label: 'Empty', items: [{type: 'link', label: 'Hidden', href: '/docs/hidden', unlisted: true}]},
  ],
  wiki: [
    {type: 'link', label: 'About', href: '/docs/wiki', docId: 'wiki/README'},
    {type: 'link', label: 'Style', href: '/docs/wiki/style', docId: 'wiki/style'},
  ],
};

const sections = sectionsOf(sidebars, {
  titles: {wiki: 'Wiki'},
  descriptions: {'wiki/README': 'Of the team.'},
  currentPath: '/docs',
});

test('categories and lists of pages become sections, without the page itself and without empty ones', () => {
  expect(sections.map(({title, href, description}) => ({title, href, description}))).toEqual([
    {title: 'Guides', href: '/docs/guides', description: 'How to write.'},
    {title: 'Wiki', href: '/docs/wiki', description: 'Of the team.'},
  ]);
});

test('unlisted pages stay hidden and deep pages are reachable', () => {
  expect(sections[0]?.entries).toEqual([
    {label: 'Pages', href: '/docs/guides/pages', pages: []},
    {
      label: 'Markdown',
      href: undefined,
      pages: [
        {label: 'Tabs', href: '/docs/guides/tabs', pages: []},
        {label: 'Math', href: '/docs/guides/math', pages: []},
      ],
    },
  ]);
});

test('each section has an id of its own', () => {
  const ids = sections.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a page whose category is the only one shows the pages in it', () => {
  const items = [{type: 'link' as const, label: 'Start', href: '/docs/start'}];
  const only = {docs: [{...category, label: 'Documentation', href: '/docs', items}]};
  const [section, ...others] = sectionsOf(only, {titles: {}, descriptions: {}, currentPath: '/docs'});
  expect(section?.entries).toEqual([{label: 'Start', href: '/docs/start', pages: []}]);
  expect(others).toEqual([]);
});

test('a sidebar that is one category without a page has the title and the description that a list of pages has', () => {
  const of = (titles: Record<string, string>) =>
    sectionsOf(
      {wiki: [{...category, label: 'All', items: sidebars.wiki!}]},
      {titles, descriptions: {'wiki/README': 'Of the team.'}, currentPath: '/docs'},
    ).map(({title, href, description}) => ({title, href, description}));
  expect(of({wiki: 'Wiki'})).toEqual([{title: 'Wiki', href: '/docs/wiki', description: 'Of the team.'}]);
  expect(of({})).toEqual([{title: 'All', href: undefined, description: undefined}]);
});
