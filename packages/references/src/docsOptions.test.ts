import {expect, it} from 'vitest';
import {withDocsOf} from './docsOptions';
import {checkOptions} from './options';

const docs = {path: 'content', routeBasePath: '/'};
const found = (config: object, given = {}): object =>
  withDocsOf({presets: [], plugins: [], ...config}, checkOptions(given)).docs;

it('finds the docs of the classic preset', () => {
  expect(found({presets: [['classic', {docs}]]})).toEqual(docs);
  expect(found({presets: [['@docusaurus/preset-classic', {docs: {sidebarPath: 'x'}}]]})).toEqual({});
  expect(found({presets: ['classic', null]})).toEqual({});
});

it('finds the docs of a preset in place of it', () => {
  expect(
    found({
      presets: [
        ['other', {pages: {}}],
        ['@lectern/preset', {docs}],
      ],
    }),
  ).toEqual(docs);
});

it('finds the docs among the plugins, by their id', () => {
  const plugins = [
    ['@docusaurus/plugin-content-docs', {path: 'other', id: 'other'}],
    ['@docusaurus/plugin-content-docs', docs],
  ];
  expect(found({presets: [['classic', {docs: false}]], plugins})).toEqual(docs);
  expect(found({plugins: [['@lectern/docs', docs]]})).toEqual(docs);
  expect(found({plugins}, {docs: {id: 'other'}})).toEqual({id: 'other', path: 'other'});
});

it('leaves what the options say', () => {
  expect(found({presets: [['classic', {docs}]]}, {docs: {routeBasePath: 'help'}})).toEqual({
    path: 'content',
    routeBasePath: 'help',
  });
});
