import type {PrismTheme} from 'prism-react-renderer';

/**
 * Themes of Prism as a style sheet: the classic theme writes their colours into each token of a page, and has to
 * rewrite them in the other mode.
 *
 *   {types: ['keyword', 'tag'], style: {color: '#00f'}}  ->  .token:is(.keyword,.tag){color:#00f}
 */
export function themeStyles(light: PrismTheme, dark: PrismTheme = light): string {
  if (JSON.stringify(light) === JSON.stringify(dark)) return rulesOf(light, ':where(:root)', '');
  const [inLight, inDark] = [":where(:root:not([data-theme='dark']))", ":where([data-theme='dark'])"];
  return rulesOf(light, inLight, `${inLight} `) + rulesOf(dark, inDark, `${inDark} `);
}

function rulesOf({plain, styles}: PrismTheme, root: string, around: string): string {
  const variables = {'--prism-color': plain.color, '--prism-background-color': plain.backgroundColor};
  return [
    `${root}{${declarations(variables)}}`,
    ...styles.map(({types, languages, style}) => {
      const within = languages ? `:is(${languages.map((language) => `.language-${escaped(language)}`).join()}) ` : '';
      return `${around}${within}.token:is(${types.map((type) => `.${escaped(type)}`).join()}){${declarations(style)}}`;
    }),
    '',
  ].join('\n');
}

const declarations = (style: object): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';');

const escaped = (name: string): string => name.replace(/[^\w-]/g, String.raw`\$&`);
