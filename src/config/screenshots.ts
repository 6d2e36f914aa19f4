import type {Picture} from '@lectern/cli/settings/settings';
import {locales} from './i18n';
import type {Part} from './parts';
import {hasPart} from './presentParts';

interface Screenshot extends Picture {
  /** The part that the site must have for it. */
  part?: Part;
}

/** All screenshots in pages of the site, each in both colour modes and all languages. */
// region screenshots
const described: Screenshot[] = [
  {name: 'home', path: '', height: 680},
  {name: 'docs-page', path: 'docs/installation'},
  {name: 'other-language', path: 'docs/installation', isOtherLanguage: true},
  {name: 'phone', path: 'docs/installation', width: 390, height: 720},
  {name: 'search', path: 'docs/introduction', query: {en: 'translate', fr: 'traduire'}},
  {name: 'rest-operation', part: 'rest', path: 'docs/api/petstore/find-pets-by-status'},
  {name: 'graphql', part: 'graphql', path: 'docs/api/queries'},
];
// endregion

/** The screenshots that this site can take: with one language, there is no other to show. */
export const screenshots: Picture[] = described
  .filter(({part, isOtherLanguage}) => (!part || hasPart(part)) && (!isOtherLanguage || locales.length > 1))
  .map(({part: _, ...picture}) => picture);
