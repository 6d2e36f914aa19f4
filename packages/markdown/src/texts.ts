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

/** Before the names of these texts, in the file that has those of the components too. */
export const group = 'markdown';

/** What the chain writes into pages, by language. */
export const texts: (locale: string) => ChainTexts = textsOfPackage('@lectern/markdown', group, english);

/** For what stands in the language of the build; the texts may be other ones than ours. */
export interface InLanguage {
  locale: string;
  textsIn?: (locale: string) => ChainTexts;
}
