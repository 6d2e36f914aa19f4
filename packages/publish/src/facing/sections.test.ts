import {describe, expect, it} from 'vitest';
import {faceSections} from './sections';

const sections = (...ids: string[]) => ids.map((id) => ({id, html: `<h2>${id}</h2>`, blocks: ['H2']}));
const drawn = (left: string[], right: string[]): string[] =>
  faceSections(sections(...left), sections(...right)).map(
    (row) => `${row.left ? row.id : '–'} | ${row.right ? row.id : '–'}`,
  );

describe('the sections of two pages', () => {
  it.each([
    ['stand beside each other', ['', 'a', 'b'], ['', 'a', 'b'], [' | ', 'a | a', 'b | b']],
    ['leave a gap where the other page has none', ['', 'a', 'b'], ['', 'b'], [' | ', 'a | –', 'b | b']],
    [
      'keep their place where only the other page has them',
      ['', 'b'],
      ['', 'a', 'b', 'c'],
      [' | ', '– | a', 'b | b', '– | c'],
    ],
    ['are in the order of the left page', ['a', 'b'], ['b', 'a'], ['a | a', 'b | b']],
    ['may have nothing in common', ['a'], ['b'], ['– | b', 'a | –']],
  ])('%s', (_, left, right, rows) => {
    expect(drawn(left, right)).toEqual(rows);
  });

  it('have their blocks beside each other where those are of the same kinds', () => {
    const section = (...blocks: string[]) => [{id: 'a', html: '', blocks}];
    const [same] = faceSections(section('H2', 'P', 'UL'), section('H2', 'P', 'UL'));
    const [other] = faceSections(section('H2', 'P', 'UL'), section('H2', 'UL', 'P'));
    expect([same!.blocks, other!.blocks]).toEqual([3, undefined]);
  });

  it('are all there, each once, whatever their order', () => {
    const rows = faceSections(sections('a', 'b', 'c', 'd'), sections('c', 'x', 'a', 'y', 'b'));
    expect(rows.filter(({left}) => left).map(({id}) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(
      rows
        .filter(({right}) => right)
        .map(({id}) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c', 'x', 'y']);
  });
});
