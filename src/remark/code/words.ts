import type {Locale} from '../../config/i18n';
import type {LineKind} from './meta';

/** What screen readers say before marked lines; everyone else sees a sign and a colour. */
export const words: Record<Locale, Record<LineKind | 'output', string>> = {
  en: {
    highlight: 'Highlighted:',
    added: 'Added:',
    removed: 'Removed:',
    focus: 'Of interest:',
    error: 'Wrong:',
    output: 'Output:',
  },
  fr: {
    highlight: 'Mis en évidence\u202f:',
    added: 'Ajouté\u202f:',
    removed: 'Supprimé\u202f:',
    focus: 'À regarder\u202f:',
    error: 'Erroné\u202f:',
    output: 'Sortie\u202f:',
  },
};
