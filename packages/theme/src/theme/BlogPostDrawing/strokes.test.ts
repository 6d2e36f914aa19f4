import {expect, it} from 'vitest';
import {strokesOf} from './strokes';

const lines = {width: 60, letter: 5, step: 10, top: 0, bottom: 20};

it('draws each word as long as it is, in lines', () => {
  expect(strokesOf('Four  letters, one', lines)).toEqual({path: 'M0 0h20M0 10h40M45 10h15', last: 10});
});

it('ends with the room, and cuts a word that is longer than a line', () => {
  expect(strokesOf('Donaudampfschifffahrt a a', lines)).toEqual({path: 'M0 0h60M0 10h5M10 10h5', last: 10});
  expect(strokesOf('eleven-chars '.repeat(9), lines)).toEqual({path: 'M0 0h60M0 10h60M0 20h60', last: 20});
});

it('draws nothing of nothing', () => {
  expect(strokesOf(' ', lines)).toEqual({path: '', last: 0});
});
