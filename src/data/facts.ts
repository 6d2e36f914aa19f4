import {markdown} from '@lectern/markdown';
import {i18n} from '../config/i18n';
import {features} from '../config/markdown';
import {site} from '../config/site';

/** Variables, conditions and glossary, as pages use them. */
export const {site: facts} = markdown({url: site.url, i18n}, {siteDir: process.cwd(), ...features});
