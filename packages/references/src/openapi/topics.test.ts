import {expect, it} from 'vitest';
import {topicsOf} from './topics';

const operations = (...addresses: string[]) => addresses.map((address) => ({path: ['paths', address, 'get']}));

it('parts operations by the first word that tells them apart, and leaves single ones alone', () => {
  const [list, one, tags, self] = operations(
    '/repos/{owner}/{repo}/branches',
    '/repos/{owner}/{repo}/branches/{branch}',
    '/repos/{owner}/{repo}/tags',
    '/repos/{owner}/{repo}',
  );
  expect(topicsOf([list!, one!, tags!, self!])).toEqual([
    {word: 'branches', items: [list, one]},
    {items: [tags]},
    {items: [self]},
  ]);
});

it('parts webhooks by their names', () => {
  const hooks = ['check-run-created', 'check-run-completed', 'ping'].map((name) => ({
    path: ['webhooks', name, 'post'],
  }));
  expect(topicsOf(hooks).map(({word}) => word)).toEqual(['check', undefined]);
});

it('has one part where nothing tells them apart', () => {
  const same = operations('/a', '/a');
  expect(topicsOf(same)).toEqual([{items: same}]);
});
