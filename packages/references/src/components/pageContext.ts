import {createContext, useContext} from 'react';

/** Data about the page that is being rendered. */
interface Page {
  /** The prefix of ids, so that pages can be joined. */
  key: string;
  /** The base URL of the pages of this API, with a trailing slash. */
  base: string;
}

const context = createContext<Page>({key: 'api', base: ''});

export const PageContext = context.Provider;

export function usePageContext(): Page {
  return useContext(context);
}
