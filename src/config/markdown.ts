import type {Config} from '@docusaurus/types';
import {markdownHooks} from './buildRules';
import {excerptSource} from '../remark/excerptSource';
import {fillVariables, fillVariablesOfText} from '../remark/variables';
import {currentLocale, type Locale} from './i18n';
import {applyProfile} from './profile';

interface FootnoteLabels {
  footnoteLabel: string;
  footnoteBackLabel: (reference: number, repetition: number) => string;
}

const footnoteLabels: Record<Locale, FootnoteLabels> = {
  en: {
    footnoteLabel: 'Footnotes',
    footnoteBackLabel: (reference, repetition) => `Back to reference ${numbered(reference, repetition)}`,
  },
  fr: {
    footnoteLabel: 'Notes de bas de page',
    footnoteBackLabel: (reference, repetition) => `Revenir à l’appel de note ${numbered(reference, repetition)}`,
  },
};

/** The reference counts from nothing, its repetition from one: a note that is called twice has calls 1 and 1-2. */
function numbered(reference: number, repetition: number): string {
  return `${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`;
}

export const markdown: NonNullable<Config['markdown']> = {
  mermaid: true,
  hooks: markdownHooks,
  // The page is made of the first; titles, descriptions and excerpts of the second.
  preprocessor: fillVariables,
  parseFrontMatter: async ({defaultParseFrontMatter, ...file}) => {
    const {frontMatter, content} = await defaultParseFrontMatter({...file, fileContent: fillVariablesOfText(file)});
    return {frontMatter: applyProfile(frontMatter, file.filePath), content: excerptSource(content)};
  },
  remarkRehypeOptions: footnoteLabels[currentLocale],
};
