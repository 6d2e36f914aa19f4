import {textsOfPackage} from '@lectern/kit/texts';

export const english = {
  code: {
    highlight: 'Highlighted:',
    added: 'Added:',
    removed: 'Removed:',
    focus: 'Of interest:',
    error: 'Wrong:',
    output: 'Output:',
  },
  colon: ': ',
  footnotes: {title: 'Footnotes', back: 'Back to reference {call}'},
  glossary: {see: 'See also: ', usedOn: 'Used on: '},
  links: {newTab: '(opens in new tab)', language: 'in {language}'},
  numbered: {figure: 'Figure\u00a0{number}', equation: 'equation\u00a0({number})'},
  review: {anonymous: 'Review: ', named: 'Review ({by}): '},
  units: {bytes: 'bytes', thousands: 'kB', millions: 'MB'},
};

export type ChainTexts = typeof english;

/** The prefix of these texts in the translation file, which also has those of components. */
export const group = 'markdown';

/** Texts that the chain writes into pages, by language. */
export const texts: (locale: string, own?: Record<string, string>) => ChainTexts = textsOfPackage(
  '@lectern/markdown',
  group,
  english,
);

/** Options for plugins that write texts in the language of the build; the texts can be replaced. */
export interface InLanguage {
  locale: string;
  textsIn?: (locale: string) => ChainTexts;
}
