import type {Locale} from '../config/i18n';
import type {Kind} from '../plugins/search/shared/types';

/** What the kinds of pages are called where the build writes for readers. */
export const kindNames: Record<Locale, Record<Kind, string>> = {
  en: {
    page: 'Site',
    docs: 'Docs',
    wiki: 'Wiki',
    blog: 'Blog',
    graphql: 'GraphQL reference',
    rest: 'REST reference',
  },
  fr: {
    page: 'Site',
    docs: 'Docs',
    wiki: 'Wiki',
    blog: 'Blog',
    graphql: 'Référence GraphQL',
    rest: 'Référence REST',
  },
};
