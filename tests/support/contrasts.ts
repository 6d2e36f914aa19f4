/** What the colours of the tokens have to reach, whoever sets them. */

export type Colours = Record<string, string>;

/** The rules of tokens.css that hold colours, by the mode. */
export const modes = {light: ':root', dark: "html[data-theme='dark']"};

/** All `--lectern-…: #…` of the first rule with this selector, by what stands behind `--lectern-`. */
export function coloursOf(css: string, selector: string): Colours {
  const rule = ruleOf(css, selector);
  const pairs = [...rule.matchAll(/--lectern-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name!, value!] as const);
  return Object.fromEntries(pairs);
}

export const ruleOf = (css: string, selector: string): string =>
  `\n${css}`.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? '';

/** Contrast as WCAG 2 counts it. */
export function contrast(one: string, other: string): number {
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

type Pair = readonly [text: string, ground: string, least: number];

/** Running text at 7:1, all other text at 4.5:1. */
export const texts: Pair[] = [
  ...['paper', 'paper-2', 'paper-3', 'leaf'].flatMap((ground): Pair[] => [
    ['ink', ground, 7],
    ...['ink-2', 'accent', 'accent-strong'].map((text): Pair => [text, ground, 4.5]),
  ]),
  ...['accent-soft', 'accent-mark'].flatMap((ground) =>
    ['ink', 'accent-strong'].map((text): Pair => [text, ground, 4.5]),
  ),
  // What is marked may be a link.
  ['ink', 'mark', 7],
  ...['ink-2', 'accent', 'accent-strong'].map((text): Pair => [text, 'mark', 4.5]),
  ...['note', 'tip', 'warning', 'danger'].flatMap((kind): Pair[] => [
    [kind, 'paper', 4.5],
    [kind, `${kind}-soft`, 4.5],
    ['ink', `${kind}-soft`, 7],
  ]),
  ['on-accent', 'accent', 4.5],
];

/** Code at 4.5:1, whatever its line is marked as. */
export const code: Pair[] = ['code', 'code-line', 'code-added', 'code-removed'].flatMap((line) =>
  ['ink', ...['comment', 'keyword', 'name', 'string', 'number', 'type'].map((name) => `code-${name}`)].map(
    (text): Pair => [text, line, 4.5],
  ),
);

/** Borders of controls and focus at 3:1. */
export const borders: Pair[] = ['paper', 'paper-2', 'code'].flatMap((ground) =>
  ['line-strong', 'accent'].map((border): Pair => [border, ground, 3]),
);

/** One line for each pair that stands out too little. */
export function poorOf(pairs: Pair[], colours: Colours): string[] {
  const named = pairs.map(([text, ground, least]) => ({
    name: `${text} on ${ground}`,
    least,
    found: contrast(colours[text]!, colours[ground]!),
  }));
  return named.filter(({found, least}) => !(found >= least)).map(({name, found}) => `${name}: ${found.toFixed(2)}`);
}
