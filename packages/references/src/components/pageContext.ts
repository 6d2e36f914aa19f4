import {createContext, useContext} from 'react';

/** Of the page of an API that is being made. */
interface Page {
  /** What ids begin with, so that pages can be joined. */
  key: string;
  /** The address of the pages of this API, with a slash at its end. */
  base: string;
}

const context = createContext<Page>({key: 'api', base: ''});

export const PageContext = context.Provider;

export function usePageContext(): Page {
  return useContext(context);
}
