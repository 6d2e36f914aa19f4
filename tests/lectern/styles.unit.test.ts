/** The styles that docs/advanced/style.md shows: each is this site with a few other values. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {borders, code, coloursOf, modes, poorOf, texts} from '../support/contrasts';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const styles = readdirSync('examples/styles').map((name) => [name, readFileSync(`examples/styles/${name}`, 'utf8')]);

it.each(styles)('%s keeps every contrast, in both modes', (_, css) => {
  for (const selector of Object.values(modes)) {
    const own = coloursOf(css, selector);
    expect(own.accent).toBeDefined();
    const colours = {...coloursOf(tokens, selector), ...own};
    expect(poorOf([...texts, ...code, ...borders], colours)).toEqual([]);
  }
});

it.each(styles)('%s sets only what there is', (_, css) => {
  const names = (text: string): string[] => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!);
  const known = new Set(names(tokens));
  expect(names(css).filter((name) => !known.has(name))).toEqual([]);
});
