/** A theme of Prism, as in `themeConfig.prism`. */
export interface PrismTheme {
  plain: Style;
  styles: {types: string[]; languages?: string[]; style: Style}[];
}

type Style = Record<string, string | number>;
type Mode = 'light' | 'dark';

/**
 * Combines both themes of a site into one with the colours of both modes: the HTML is right in either mode, without
 * scripts. Each token has both, `--light-color:#00f;--dark-color:#8ff;color:var(--code-color)`, and style rules choose.
 * Undefined if both themes are the same.
 */
export function inBothModes(light: PrismTheme, dark: PrismTheme): {theme: PrismTheme; rules: string} | undefined {
  if (JSON.stringify(light) === JSON.stringify(dark)) return undefined;
  const properties = new Set([...light.styles, ...dark.styles].flatMap(({style}) => Object.keys(style)));
  const chosen = (mode: Mode): string =>
    declarations([...properties].map((one) => [`code-${one}`, `var(--${mode}-${one})`]));
  return {
    theme: {
      plain: Object.fromEntries(
        Object.keys({...light.plain, ...dark.plain}).map((one) => [one, `var(--code-plain-${one})`]),
      ),
      styles: [...stylesIn('light', light), ...stylesIn('dark', dark)],
    },
    rules:
      `:root{${plainOf(light)}}[data-theme=dark]{${plainOf(dark)}}` +
      `.token{${chosen('light')}}[data-theme=dark] .token{${chosen('dark')}}`,
  };
}

/** The styles for a mode, without effect on the other: some tokens have several types, and the last one counts. */
function stylesIn(mode: Mode, {styles}: PrismTheme): PrismTheme['styles'] {
  return styles.map(({style, ...where}) => ({
    ...where,
    style: Object.fromEntries(
      Object.entries(style).flatMap(([one, value]) => [
        [`--${mode}-${one}`, value],
        [one, `var(--code-${one})`],
      ]),
    ),
  }));
}

const plainOf = ({plain}: PrismTheme): string =>
  declarations(Object.entries(plain).map(([one, value]) => [`code-plain-${one}`, value]));

const declarations = (variables: [name: string, value: string | number][]): string =>
  variables.map(([name, value]) => `--${name}:${value}`).join(';');
