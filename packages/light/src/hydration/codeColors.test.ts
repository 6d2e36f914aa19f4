import {Highlight, themes} from 'prism-react-renderer';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {inBothModes, type PrismTheme as Theme} from './codeColors';

type Style = Record<string, string | number | undefined>;

const samples = {
  markup: '<!-- a --><p class="b" hidden>c &amp; d<script>let e = `f ${1}`;</script></p>',
  tsx: 'export const A = ({b = /c/g}: Props) => <p title={`d ${b}`}>{null}</p>; // e',
  css: '@media (width > 1px) { .a::before { color: #fff !important; } }',
};

/** What the tokens of a sample look like, each in turn. */
function stylesOf(code: string, language: string, theme: Theme): Style[] {
  const found: Style[] = [];
  renderToStaticMarkup(
    createElement(Highlight, {
      theme: theme,
      code,
      language,
      children({tokens, getTokenProps}) {
        for (const token of tokens.flat()) found.push((getTokenProps({token}).style ?? {}) as Style);
        return '';
      },
    }),
  );
  return found;
}

/** What a browser makes of it. */
function inMode(mode: 'light' | 'dark', style: Style): Style {
  const names = Object.keys(style).filter((name) => style[name] === `var(--code-${name})`);
  return given(Object.fromEntries(names.map((name): [string, Style[string]] => [name, style[`--${mode}-${name}`]])));
}

const given = (style: Style): Style =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));

it.each([
  ['github', 'dracula'],
  ['vsLight', 'nightOwl'],
  ['duotoneLight', 'palenight'],
] as const)('makes of %s and %s one theme, in which each token looks as in the theme of the mode', (light, dark) => {
  const both = inBothModes(themes[light], themes[dark])!;
  for (const [language, code] of Object.entries(samples)) {
    const made = stylesOf(code, language, both.theme);
    expect(made.length).toBeGreaterThan(5);
    expect(made.map((style) => inMode('light', style))).toEqual(stylesOf(code, language, themes[light]).map(given));
    expect(made.map((style) => inMode('dark', style))).toEqual(stylesOf(code, language, themes[dark]).map(given));
  }
});

it('says in rules what holds in which mode', () => {
  const style = (color: string): Theme => ({plain: {color}, styles: [{types: ['string'], style: {color}}]});
  expect(inBothModes(style('#111'), style('#eee'))!.rules).toBe(
    ':root{--code-plain-color:#111}[data-theme=dark]{--code-plain-color:#eee}' +
      '.token{--code-color:var(--light-color)}[data-theme=dark] .token{--code-color:var(--dark-color)}',
  );
});

it('has nothing to do where both modes have one theme', () => {
  expect(inBothModes(themes.github, themes.github)).toBeUndefined();
});
