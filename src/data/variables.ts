import {engines} from '../../package.json';
import {site} from '../config/site';

/** Variables that the configuration knows already: nobody writes them down a second time. */
export const siteFacts = {
  product: site.title,
  version: site.version,
  url: site.url,
  repository: site.repository,
  nodeVersion: engines.node.replace(/[^\d.]/g, ''),
};
