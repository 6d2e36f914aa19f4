import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {itemsNamed} from './itemsNamed';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});

const sidebar = [
  link('Queries'),
  category('Objects', [category('C', [link('CheckRun')]), category('R', [link('Repository'), link('Run')])]),
  category('Enums', [category('S', [link('Status')])]),
];

it('finds types by letters of their names, below their kinds, and names that begin with them first', () => {
  expect(itemsNamed(sidebar, 'run')).toEqual({
    items: [{...sidebar[1], collapsed: false, items: [link('Run'), link('CheckRun')]}],
    shown: 2,
    all: 4,
  });
  expect(itemsNamed(sidebar, 'zebra')).toEqual({items: [], shown: 0, all: 4});
});

it('shows no more than can be drawn at once', () => {
  const many = [
    category(
      'Objects',
      Array.from({length: 300}, (_, at) => link(`Type${at}`)),
    ),
    ...sidebar,
  ];
  const {items, shown, all} = itemsNamed(many, 't');
  expect([shown, all]).toEqual([100, 304]);
  expect(items).toHaveLength(1);
});
