import {engines} from '../../package.json';
import {site} from '../config/site';

/** Variables from the configuration, so that nobody writes them twice. */
export const siteFacts = {
  product: site.title,
  version: site.version,
  url: site.url,
  repository: site.repository,
  nodeVersion: engines.node.replace(/[^\d.]/g, ''),
};
