/** All that search weighs: loaded with the index, never with a page. */
import config from '@generated/lectern-search/default/client.json';
import {createSearchClient} from '../client/client';
import {textUrl} from '../shared/pageText';

export {excerptFrom} from '../client/client';

const {language, base, textsUrl, stale = false} = config;

export {language, stale};
export const client = createSearchClient(config);
/** Where that is which excerpts of a page are made of. */
export const addressOfText = (pageUrl: string): string => textUrl(pageUrl, base, textsUrl);
