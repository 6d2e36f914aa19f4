import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Contrast as WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const css = readFileSync('src/css/tokens.css', 'utf8');

/** All `--lectern-…: #…` of a rule, by what stands behind `--lectern-`. */
function coloursOf(selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`\n${selector} {`)).split('\n}')[0]!;
  const pairs = [...rule.matchAll(/--lectern-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name!, value!] as const);
  return Object.fromEntries(pairs);
}

describe.each([
  ['light', ':root'],
  ['dark', "html[data-theme='dark']"],
])('colours, %s', (_, selector) => {
  const colours = coloursOf(selector);
  const of = (one: string, other: string): number => contrast(colours[one]!, colours[other]!);
  const grounds = ['paper', 'paper-2', 'paper-3', 'leaf'];

  it('show running text at 7:1, and all other text at 4.5:1', () => {
    const poor = [
      ...grounds.map((ground) => ['ink', ground, 7] as const),
      ...grounds.flatMap((ground) => ['ink-2', 'accent', 'accent-strong'].map((text) => [text, ground, 4.5] as const)),
      ...['accent-soft', 'accent-mark'].flatMap((ground) =>
        ['ink', 'accent-strong'].map((text) => [text, ground, 4.5] as const),
      ),
      ...['note', 'tip', 'warning', 'danger'].flatMap((kind) => [
        [kind, 'paper', 4.5] as const,
        [kind, `${kind}-soft`, 4.5] as const,
        ['ink', `${kind}-soft`, 7] as const,
      ]),
      ['on-accent', 'accent', 4.5] as const,
    ].filter(([text, ground, least]) => of(text, ground) < least);
    expect(poor.map(([text, ground]) => `${text} on ${ground}: ${of(text, ground).toFixed(2)}`)).toEqual([]);
  });

  it('show code at 4.5:1, whatever its line is marked as', () => {
    const tokens = ['comment', 'keyword', 'name', 'string', 'number', 'type'].map((name) => `code-${name}`);
    const lines = ['code', 'code-line', 'code-added', 'code-removed'];
    const poor = lines.flatMap((line) =>
      ['ink', ...tokens]
        .filter((token) => of(token, line) < 4.5)
        .map((token) => `${token} on ${line}: ${of(token, line).toFixed(2)}`),
    );
    expect(poor).toEqual([]);
  });

  it('show borders of controls and focus at 3:1', () => {
    for (const ground of ['paper', 'paper-2', 'code']) {
      expect(of('line-strong', ground), ground).toBeGreaterThanOrEqual(3);
      expect(of('accent', ground), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it('are those of the icons, which cannot read them', () => {
    const icon = /--lectern-icon-search: .*?stroke="%23(\w+)"/.exec(css.slice(css.indexOf(`\n${selector} {`)))![1];
    expect(`#${icon}`).toBe(colours['ink-2']);
  });
});
