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
  expect(topicsOf([list!, one!, tags!, self!], 9)).toEqual([
    {word: 'branches', items: [list, one]},
    {items: [tags]},
    {items: [self]},
  ]);
});

it('parts further what is nearly all of a group, and joins what comes to the same word', () => {
  const [read, write, list, all, team, other] = operations(
    '/repos/{owner}/actions/secrets/{name}',
    '/repos/{owner}/actions/secrets',
    '/repos/{owner}/actions/runs',
    '/orgs/{org}/actions/secrets',
    '/orgs/{org}/actions/teams',
    '/user/actions',
  );
  expect(topicsOf([read!, write!, list!, all!, team!, other!], 2)).toEqual([
    {word: 'secrets', items: [read, write]},
    {items: [list]},
    {word: 'orgs', items: [all, team]},
    {items: [other]},
  ]);
  const two = operations('/orgs/{org}/actions/secrets', '/orgs/{org}/actions/secrets/{name}');
  const more = operations('/orgs/{org}/actions/teams', '/orgs/{org}/actions/teams/{team}');
  const topics = topicsOf([read!, write!, list!, ...two, ...more], 2);
  expect(topics.map(({word, items}) => [word, items.length])).toEqual([
    ['secrets', 4],
    [undefined, 1],
    ['teams', 2],
  ]);
});

it('parts webhooks by their names', () => {
  const hooks = ['check-run-created', 'check-run-completed', 'ping'].map((name) => ({
    path: ['webhooks', name, 'post'],
  }));
  expect(topicsOf(hooks, 9).map(({word}) => word)).toEqual(['check', undefined]);
});

it('has one part where nothing tells them apart', () => {
  const same = operations('/a', '/a');
  expect(topicsOf(same, 1)).toEqual([{items: same}]);
});
