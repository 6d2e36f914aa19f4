import type {Locale} from '../../../src/config/i18n';
import type {Glossary} from '../../../src/data/glossary';
import type {Problem} from '../../references/types';

const file = (locale: Locale): string => `src/data/glossary.${locale}.yml`;

/** Both languages explain the same terms and relate them in the same way: a reader who changes the language finds them. */
export function checkGlossaries(glossaries: Record<Locale, Glossary>): Problem[] {
  const {en, fr} = glossaries;
  return [...missingFrom(fr, 'fr', en), ...missingFrom(en, 'en', fr), ...differing(en, fr)];
}

function missingFrom(glossary: Glossary, locale: Locale, other: Glossary): Problem[] {
  return [...other.keys()]
    .filter((id) => !glossary.has(id))
    .map((id) => ({
      file: file(locale),
      line: 1,
      message: `The term “${id}” is missing.`,
      hint: 'Explain it in this language, too, or remove it from the other.',
    }));
}

function differing(en: Glossary, fr: Glossary): Problem[] {
  return [...en].flatMap(([id, english]) => {
    const french = fr.get(id);
    if (!french) return [];
    return (['see', 'auto'] as const)
      .filter((field) => JSON.stringify(english[field]) !== JSON.stringify(french[field]))
      .map((field) => ({
        file: file('fr'),
        line: 1,
        message: `“${field}” of the term “${id}” differs from the English glossary.`,
        hint: 'It is the same in every language.',
      }));
  });
}
