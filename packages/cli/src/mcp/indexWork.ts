/** Tasks on the index of a site, in a separate thread: see `indexThread.ts`. */
import {createEngine} from '@lectern/search/client/engine';
import {readData} from '@lectern/search/client/data';
import {excerptFrom, type ExcerptOptions} from '@lectern/search/client/excerpt';
import type {PageText} from '@lectern/search/shared/pageText';
import type {Engine, Result, SearchOptions, VersionPath} from '@lectern/search/shared/types';

export interface IndexedPage {
  url: string;
  title: string;
  breadcrumb: string[];
}

export interface Loaded {
  language: string;
  pages: IndexedPage[];
}

/** The tasks, with their arguments and results. */
export interface Tasks {
  load: [given: {docs: string; index: string; versions: VersionPath[]}, result: Loaded];
  search: [given: {query: string; options: SearchOptions}, result: Result];
  excerpt: [given: {text: string; words: string[]; options: ExcerptOptions}, result: string];
}

let engine: Engine | undefined;

export const tasks: {[Name in keyof Tasks]: (given: Tasks[Name][0]) => Tasks[Name][1]} = {
  load({docs, index, versions}) {
    const {pages} = readData(docs, index);
    const {language} = JSON.parse(docs) as {language: unknown};
    if (typeof language !== 'string') throw new Error('The index does not name its language');
    engine = createEngine(docs, index, language, versions);
    return {language, pages: pages.map(({url, title, breadcrumb}) => ({url, title, breadcrumb}))};
  },
  search({query, options}) {
    if (!engine) throw new Error('There is no index');
    return engine.search(query, options);
  },
  excerpt: ({text, words, options}) => excerptFrom(JSON.parse(text) as PageText, words, options)?.text ?? '',
};
