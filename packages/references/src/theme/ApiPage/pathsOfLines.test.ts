import {expect, it} from 'vitest';
import {pathsOfLines} from './pathsOfLines';

it('says of each line which field it shows', () => {
  const data = {id: 1, owner: {login: 'a:b', 'x"y': null}, tags: [{name: 'c'}, 'd'], last: {}};
  expect(pathsOfLines(JSON.stringify(data, null, 2))).toEqual([
    undefined,
    'id',
    'owner',
    'owner.login',
    'owner.x\\"y',
    undefined,
    'tags',
    undefined,
    'tags.name',
    undefined,
    undefined,
    undefined,
    'last',
    undefined,
  ]);
});

it('knows nothing of lines that are no data', () => {
  expect(pathsOfLines('curl -L\n-d a')).toEqual([undefined, undefined]);
});
