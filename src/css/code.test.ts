import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';

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

const tokens = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');
const code = readFileSync(resolve(import.meta.dirname, 'code.css'), 'utf8');

/** The values of a token, in the light and in the dark mode. */
function values(name: string): string[] {
  return [...tokens.matchAll(new RegExp(`--lectern-${name}: (#[0-9a-f]+);`, 'g'))].map((match) => match[1]!);
}

const backgrounds = ['code', 'code-line', 'code-added', 'code-removed'];
const colours = [...new Set([...code.matchAll(/[^-]color: var\(--lectern-([\w-]+)\)/g)].map((match) => match[1]!))];

test('the measure itself is right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the colours are found', () => {
  expect(colours).toContain('code-keyword');
  expect(colours.length).toBeGreaterThan(6);
});

describe.each(backgrounds)('on --lectern-%s', (background) => {
  test.each(colours)('%s is readable in both modes', (colour) => {
    expect(values(colour)).toHaveLength(2);
    values(colour).forEach((value, mode) => {
      expect(contrast(value, values(background)[mode]!)).toBeGreaterThanOrEqual(4.5);
    });
  });
});
