import path from 'node:path';
import {expect, it} from 'vitest';
import {cardSize, drawFrame, drawText, endOfSection} from './drawCard';
import {readOutlines, type Outlines} from './outlines';
import {wrap} from './wrap';

/** Each character is half as wide as it is high, and text stays readable in the drawing. */
const plain: Outlines = {
  hasLetters: () => true,
  width: (text, size) => (text.length * size) / 2,
  draw: (text, x, y, size) => `<text x="${x}" y="${Math.round(y)}" font-size="${size}">${text}</text>`,
};
const style = {background: '#000', title: '#fff', section: '#eee', brand: '#ddd', stripe: '#ccc'};
const logo = '<svg xmlns="x" viewBox="0 0 1 1" width="32" height="32"><path d="M0 0"/></svg>';
const draw = (title: string, section = 'Docs · Guides'): string => drawText({title, section}, plain).svg;
const frame = (mark: string): string => drawFrame('Acme', style, plain, mark);
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
const sizesOf = (svg: string): number[] => [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));

it('shows the section and the title, and the brand in the frame', () => {
  expect(textsOf(draw('Tabs'))).toEqual(['Docs · Guides', 'Tabs']);
  expect(textsOf(frame(logo))).toEqual(['Acme']);
  expect(frame(logo)).toContain('<svg xmlns="x" viewBox="0 0 1 1" width="56" height="56">');
});

it.each(['', 'Tabs', 'many words '.repeat(40), 'x'.repeat(200)])('covers a place within the card for “%s”', (title) => {
  const {left, top, width, height} = drawText({title, section: 'A section '.repeat(20)}, plain);
  expect([left, top, width, height].every((edge) => edge > 0)).toBe(true);
  expect(left + width).toBeLessThan(cardSize.width);
  // Below it stands the brand.
  expect(top + height).toBeLessThan(512);
  expect(endOfSection).toBeGreaterThan(top);
});

it('takes any drawing of the brand, or none', () => {
  const file = '<?xml version="1.0"?><svg width="32" height="16px"><path d="M0 0"/></svg>';
  expect(frame(file)).toContain('512)"><svg viewBox="0 0 32 16" width="56" height="56"><path');
  expect(frame('')).toMatch(/<text x="88"[^>]*>Acme</);
});

it('sets longer titles smaller, and ends what is too long', () => {
  expect(sizesOf(draw('Tabs'))[1]).toBe(84);
  expect(sizesOf(draw('Publish the build with clean addresses and both pages for what is not found'))[1]).toBe(68);
  const lines = textsOf(draw('many words '.repeat(40)));
  expect(lines).toHaveLength(6);
  expect(lines[5]).toMatch(/\w…$/);
  expect(textsOf(draw('Tabs', 'A section '.repeat(20)))[0]).toMatch(/^A section .*…$/);
});

it('parts words at ordinary spaces only, and breaks what has none', () => {
  const byLength = (text: string): number => text.length;
  expect(wrap('Que faire\u202F? Ceci', 11, byLength)).toEqual(['Que faire\u202F?', 'Ceci']);
  expect(wrap('un getPetByIdAndTag', 8, byLength)).toEqual(['un', 'getPetBy', 'IdAndTag']);
});

it('draws the letters of Western languages without a font of the system', () => {
  const outlines = readOutlines(path.resolve(__dirname, '../../fonts/card-serif-600.woff2'));
  for (const letter of 'AZaz09éèàçœÉÀŒ«»’…·–?:/()') {
    expect(outlines.draw(letter, 0, 0, 10), letter).toContain('d="M');
  }
  expect(outlines.width('\u202F', 1000)).toBeGreaterThan(0);
  expect(outlines.width('\u202F', 1000)).toBeLessThan(outlines.width('n', 1000));
  expect(outlines.width('→', 10)).toBe(0);
  expect(['Été 2 → 3', 'Привет'].map(outlines.hasLetters)).toEqual([true, false]);
});
