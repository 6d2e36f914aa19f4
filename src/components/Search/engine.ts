/** All that search weighs: loaded on the first use of a search box, never with a page. */
import config from '@generated/search/default/client.json';
import {createSearchClient} from '../../plugins/search/client/client';

export {excerptFrom} from '../../plugins/search/client/client';

const {language, stale = false} = config;

export {language, stale};
export const client = createSearchClient(config);
