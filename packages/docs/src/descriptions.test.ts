import {expect, it} from 'vitest';
import {withoutDescriptions, type Descriptions} from './descriptions';

it('takes the descriptions of docs out of the list that comes with each of them', () => {
  const descriptions: Descriptions = {};
  const doc = {id: 'cli', title: 'Command reference'};
  const version = (docs: object) => ({
    path: '/docs',
    component: 'Root',
    routes: [{path: '/docs', component: 'Version', props: {version: {version: 'current', docs}, kept: 1}}],
  });
  expect(
    withoutDescriptions(version({cli: {...doc, description: 'All commands.'}, faq: {id: 'faq'}}), descriptions),
  ).toEqual(version({cli: doc, faq: {id: 'faq'}}));
  expect(descriptions).toEqual({current: {cli: 'All commands.', faq: undefined}});
});

it('leaves other routes alone', () => {
  const route = {path: '/docs/cli', component: 'Doc', props: {a: 1}};
  expect(withoutDescriptions(route, {})).toEqual(route);
});
