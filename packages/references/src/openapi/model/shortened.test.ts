import {describe, expect, it} from 'vitest';
import {shortened} from './shortened';

const print = (value: unknown): string => JSON.stringify(value, null, 2);
const lines = (text: string): number => text.split('\n').length;

describe('a long example', () => {
  const pets = Array.from({length: 60}, (_, id) => ({id, name: 'a {', tags: [{a: 1}, []], 'b [': {}}));

  it('of JSON is valid and the beginning of the whole, wherever it ends', () => {
    for (let before = 0; before < 14; before += 1) {
      const whole = {fill: Array.from({length: before}, () => 1), pets};
      const {shown, left} = shortened(print(whole), true);
      const read = JSON.parse(shown) as typeof whole;
      expect(read.pets.slice(0, 20)).toEqual(pets.slice(0, 20));
      expect(read.pets.length).toBeLessThan(pets.length);
      expect(lines(shown)).toBeLessThan(260);
      expect(left).toBe(lines(print(whole)) - lines(shown));
      expect(print(read)).toBe(shown);
    }
  });

  it('of long lines ends after a whole one', () => {
    const {shown, left} = shortened(print(Array.from({length: 30}, () => 'x'.repeat(1000))), true);
    expect(JSON.parse(shown)).toHaveLength(19);
    expect(left).toBe(11);
  });

  it('of another language is cut', () => {
    expect(shortened(Array.from({length: 300}, (_, at) => `line ${at}`).join('\n'), false)).toMatchObject({left: 50});
    expect(shortened('x'.repeat(30_000), false).shown).toHaveLength(20_000);
  });

  it('is whole where it is not so long', () => {
    expect(shortened(print(pets.slice(0, 3)), true)).toEqual({shown: print(pets.slice(0, 3)), left: 0});
  });
});
