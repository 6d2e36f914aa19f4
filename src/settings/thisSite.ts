import {siteOf} from '@lectern/cli/settings/site';
import settings from '../../lectern.config';
import {i18n} from '../config/i18n';
import {site} from '../config/site';

/** This site as commands see it, for scripts of its own that ask without Docusaurus. */
export const thisSite = siteOf({dir: process.cwd(), config: {url: site.url, baseUrl: site.baseUrl, i18n}, settings});
