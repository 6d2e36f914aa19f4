import {expect, it} from 'vitest';
import {leftOut, thoseThere} from './present';

const orders = {id: 'orders', file: 'nowhere/orders.yaml'};

it('leaves out an API whose folder is not there, and keeps which', () => {
  const live = {id: 'live', endpoint: 'http://localhost:4000'};
  expect(thoseThere([orders, live])).toEqual([live]);
  expect([...leftOut]).toEqual([['orders', 'nowhere']]);
});

it('keeps one whose folder is misspelt, so that somebody hears of it', () => {
  const misspelt = {id: 'orders', file: 'script/orders.yaml'};
  expect(thoseThere([misspelt])).toEqual([misspelt]);
});
