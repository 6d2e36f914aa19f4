import {describe, expect, it} from 'vitest';
import {readHeading, readLevels, readNumbers, writeHeading, writeLevels, writeNumber, writeNumbers} from './format';

describe('numbers', () => {
  it('come back as they were written', () => {
    const numbers = [0, 1, 44, 45, 46, 89, 90, 2_024, 2_069, 2_070, 100_000, 4_294_967_295];
    expect([...readNumbers(writeNumbers(numbers))]).toEqual(numbers);
    const all = Array.from({length: 10_000}, (_, number) => number);
    expect([...readNumbers(writeNumbers(all))]).toEqual(all);
  });

  it('take one character below 45, and none that JSON escapes', () => {
    for (let number = 0; number < 45; number++) expect(writeNumber(number)).toHaveLength(1);
    const text = writeNumbers(Array.from({length: 5_000}, (_, number) => number));
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });

  it.each(['"', 'é', ' ', writeNumber(45).slice(0, 1)])('are not read from “%s”', (text) => {
    expect(() => readNumbers(text)).toThrow(RangeError);
  });
});

it('levels come back as they were written', () => {
  for (const levels of [[], [3], [0, 1, 2, 3], [3, 3, 3, 3, 3, 0, 0]]) {
    expect([...readLevels(writeLevels(levels), levels.length)]).toEqual(levels);
  }
  expect(() => readLevels('0', 4)).toThrow(RangeError);
});

it.each([
  {level: 2, heading: 'Two words', anchor: 'two-words'},
  {level: 3, heading: 'Deux mots', anchor: 'two-words'},
  {level: 2, heading: 'C# and F#', anchor: 'c-and-f'},
  {level: 4, heading: 'id ID!', anchor: 'Build.id'},
  {level: 2, heading: 'Élève à l’œuvre', anchor: 'élève-à-lœuvre'},
])('a heading comes back as it was written: $heading', (heading) => {
  expect(readHeading(writeHeading(heading))).toEqual(heading);
});
