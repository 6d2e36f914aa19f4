import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import wordmark from './index';
import {outlineOf, unitsPerEm} from './outline';

const font = 'src/css/fonts/site-serif.woff2';
const tagsOf = (title?: string): unknown =>
  wordmark({siteDir: '.', siteConfig: {themeConfig: {navbar: {title}}}} as unknown as LoadContext, {font})
    .injectHtmlTags!({content: undefined});

it('draws each letter behind the one before', () => {
  const [one, two] = [outlineOf('I', font)!, outlineOf('II', font)!];
  expect(two.width).toBeCloseTo(2 * one.width);
  const contours = (path: string): string[] => path.split(/(?=m)/);
  const [first, second] = [
    contours(two.path).slice(0, contours(one.path).length),
    contours(two.path).slice(contours(one.path).length),
  ];
  expect(first.join('')).toBe(one.path);
  expect(second.slice(1)).toEqual(first.slice(1));
  const startsOf = (shapes: string[]): number[] => shapes.map((shape) => Number(/^m(-?\d+)/.exec(shape)![1]));
  const way = startsOf(first.slice(1)).concat(startsOf(second.slice(0, 1)));
  expect(Math.abs(way.reduce((sum, step) => sum + step) - one.width * unitsPerEm)).toBeLessThanOrEqual(1);
});

it('draws what is straight as one line', () => {
  // Of an “I”, with its serifs.
  expect(outlineOf('I', font)!.path).toMatch(/^m[^q]*v\d/);
  expect(outlineOf('Lectern', font)!.path).not.toMatch(/([hv]-?\d+)\1|q0-?\d+ 0-?\d+(?=[a-z])/);
});

it('says once that curves follow', () => {
  const {path} = outlineOf('Lectern', font)!;
  expect(path).toMatch(/q(?:-?\d+ ?){8}/);
  expect(path).not.toMatch(/([qc])[^a-z]*\1/);
});

it('takes the name from the navbar', () => {
  expect(tagsOf('Acme Docs')).toEqual({
    headTags: [expect.objectContaining({tagName: 'style'})],
    preBodyTags: [expect.stringContaining('<clipPath id="wordmark"')],
  });
});

it.each(['Документация', '', undefined])('leaves “%s”, which the font has no shapes for, to text', (title) => {
  expect(tagsOf(title)).toEqual({});
});
