import {checkOptions} from '@lectern/markdown/options';
import {siteOf} from '@lectern/markdown/site';
import {i18n} from '../config/i18n';
import {features} from '../config/markdown';
import {site} from '../config/site';

/** Variables, conditions and glossary, as pages use them, without loading all that processes pages. */
export const facts = siteOf(
  {url: site.url, i18n},
  checkOptions({siteDir: process.cwd(), ...features}),
  () => undefined,
);
