import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {borders, code, coloursOf, modes, poorOf, ruleOf, texts} from '../../tests/support/contrasts';

const css = readFileSync('src/css/tokens.css', 'utf8');

describe.each(Object.entries(modes))('colours, %s', (_, selector) => {
  const colours = coloursOf(css, selector);

  it('show running text at 7:1, and all other text at 4.5:1', () => {
    expect(poorOf(texts, colours)).toEqual([]);
  });

  it('show code at 4.5:1, whatever its line is marked as', () => {
    expect(poorOf(code, colours)).toEqual([]);
  });

  it('show borders of controls and focus at 3:1', () => {
    expect(poorOf(borders, colours)).toEqual([]);
  });

  it('are those of the icons, which cannot read them', () => {
    const icon = /--lectern-icon-search: .*?stroke="%23(\w+)"/.exec(ruleOf(css, selector))![1];
    expect(`#${icon}`).toBe(colours['ink-2']);
  });
});
