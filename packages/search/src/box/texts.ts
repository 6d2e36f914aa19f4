/** Texts of the panel, besides components/texts.ts; ../build/bundleBox.ts inserts the texts of a language. */
import {translate} from '@docusaurus/Translate';

export const closeSearch = (): string =>
  translate({
    id: 'search.close',
    message: 'Close search',
    description: 'Button that closes the search on a phone',
  });

export const results = (): string =>
  translate({
    id: 'search.results',
    message: 'Results',
    description: 'The name of the list of results for screen readers',
  });

export const hint = (): string =>
  translate({
    id: 'search.hint',
    message: 'Type a word, the beginning of one, or a name from code.',
    description: 'What the search panel says before anything is typed',
  });

export const recentSearches = (): string =>
  translate({
    id: 'search.recent',
    message: 'Recent searches',
    description: 'Heading above the recent searches',
  });

export const forgetThem = (): string =>
  translate({
    id: 'search.recent.forget',
    message: 'Clear',
    description: 'Button that removes the recent searches',
  });

export const nothingFound = (text: string): string =>
  translate(
    {
      id: 'search.nothing',
      message: 'Nothing found for “{text}”',
      description: 'Title where a search finds nothing',
    },
    {text},
  );

export const searchEverywhere = (count: number): string =>
  translate(
    {
      id: 'search.nothing.everywhere',
      message: 'Search all kinds of pages ({count})',
      description: 'Button where a filtered search finds nothing, but an unfiltered one would',
    },
    {count},
  );

export const fewerWords = (): string =>
  translate({
    id: 'search.nothing.fewer',
    message: 'Try fewer words, or the beginning of one.',
    description: 'Advice where a search finds nothing',
  });

export const otherWord = (): string =>
  translate({
    id: 'search.nothing.other',
    message: 'Try another word for the same thing.',
    description: 'Advice where a search finds nothing',
  });

export const allSections = (): string =>
  translate({
    id: 'search.nothing.sections',
    message: 'all sections',
    description: 'Link to all sections where a search finds nothing',
  });

export const theTags = (): string =>
  translate({
    id: 'search.nothing.tags',
    message: 'the tags',
    description: 'Link to all tags where a search finds nothing',
  });

/** With placeholders in braces for the links. */
export const browse = (): string =>
  translate({
    id: 'search.nothing.browse',
    message: 'Browse {sections} or {tags}.',
    description: 'Advice where a search finds nothing',
  });

export const browseSections = (): string =>
  translate({
    id: 'search.nothing.browseSections',
    message: 'Browse {sections}.',
    description: 'Advice where a search finds nothing, on a site without tags',
  });

export const listOfSections = (): string =>
  translate({
    id: 'search.browse.sections',
    message: 'All sections',
    description: 'Link of the search panel before anything is typed',
  });

export const listOfTags = (): string =>
  translate({
    id: 'search.browse.tags',
    message: 'All tags',
    description: 'Link of the search panel before anything is typed',
  });

export const chooseKey = (): string =>
  translate({id: 'search.keys.choose', message: 'choose', description: 'What the arrow keys do in the search panel'});

export const openKey = (): string =>
  translate({id: 'search.keys.open', message: 'open', description: 'What Enter does in the search panel'});

export const closeKey = (): string =>
  translate({id: 'search.keys.close', message: 'close', description: 'What Esc does in the search panel'});
