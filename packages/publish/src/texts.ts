import {textsOfPackage} from '@lectern/kit/texts';

export const english = {
  twins: {
    leftOut: 'Left out here because of their size',
    lists: 'Lists of all languages and versions',
  },
  sections: {other: 'Site', docs: 'Docs', blog: 'Blog'},
  print: {
    all: 'the whole section',
    contents: 'Contents',
    howTo:
      'This is the whole section on one page. To print it or save it as a PDF, use the print command of your browser.',
  },
  offline: {
    title: 'No network',
    text: 'This page has not been visited before, so it was not kept in this browser. Visited pages and search work.',
    again: 'Try again',
    home: 'Home page',
  },
  redirects: {title: 'This page has moved', link: 'Go to its new place'},
};

export type Texts = typeof english;

/** The prefix of these texts in translation files, which also have those of components. */
export const group = 'publish';

/** Texts that the build writes for readers, by language. */
export const textsIn = textsOfPackage('@lectern/publish', group, english);
