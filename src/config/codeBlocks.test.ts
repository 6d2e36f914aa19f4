import type {PrismTheme} from 'prism-react-renderer';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';
import {codeBlocks, darkTheme, highlightedLine, lightTheme} from './codeBlocks';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const linear = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const themes: [name: string, theme: PrismTheme, line: string][] = [
  ['light', lightTheme, highlightedLine.light],
  ['dark', darkTheme, highlightedLine.dark],
];

test('the measure itself is right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(themes)('the %s code theme', (_name, theme, line) => {
  const plain = String(theme.plain.color);
  const background = String(theme.plain.backgroundColor);
  const colours: [types: string, colour: string][] = [
    ['plain', plain],
    ...theme.styles.map(({types, style}): [string, string] => [types.join(', '), style.color ?? plain]),
  ];

  test.each(colours)('%s (%s) is readable', (_types, colour) => {
    expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, line)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the style sheet uses the same backgrounds', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../css/tokens.css'), 'utf8');
  const values = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]+);`, 'g'))].map((match) => match[1]);
  expect(values('lectern-code-line')).toEqual([highlightedLine.light, highlightedLine.dark]);
  expect(values('lectern-code')).toEqual([lightTheme.plain.backgroundColor, darkTheme.plain.backgroundColor]);
});

test('the languages are those the specification names', () => {
  expect(codeBlocks.additionalLanguages).toEqual(
    'java latex haskell matlab php powershell bash diff json scss'.split(' '),
  );
});
