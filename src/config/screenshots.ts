import {type Locale, locales} from './i18n';
import type {Part} from './parts';
import {hasPart} from './presentParts';

export interface Screenshot {
  /** What pages call it: `![The search](screenshot:search)`. */
  name: string;
  /** The address below the one of the language. */
  path: string;
  /** Of the window, in place of the usual size. */
  width?: number;
  height?: number;
  /** What the site must have for it. */
  part?: Part;
  /** Taken in the other language than that of the page that shows it. */
  isOtherLanguage?: boolean;
  /** What a reader writes into the search before the picture is taken. */
  query?: Record<Locale, string>;
}

/** All pictures of the site that its pages show, each in both colour modes and all languages. */
// region screenshots
const described: Screenshot[] = [
  {name: 'home', path: ''},
  {name: 'docs-page', path: 'docs/installation'},
  {name: 'other-language', path: 'docs/installation', isOtherLanguage: true},
  {name: 'phone', path: 'docs/installation', width: 390, height: 720},
  {name: 'search', path: 'docs/introduction', query: {en: 'translate', fr: 'traduire'}},
  {name: 'rest-operation', part: 'rest', path: 'docs/api/petstore/find-pets-by-status'},
  {name: 'graphql', part: 'graphql', path: 'docs/api/queries'},
];
// endregion

/** Those that this site can take: with one language there is no other to show. */
export const screenshots = described.filter(
  ({part, isOtherLanguage}) => (!part || hasPart(part)) && (!isOtherLanguage || locales.length > 1),
);
