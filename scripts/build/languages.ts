/** For deploy/per-language.yml: the languages of the site, as GitHub takes the result of a step. */
import {locales} from '../../src/config/i18n';

console.log(`all=${JSON.stringify(locales)}`);
