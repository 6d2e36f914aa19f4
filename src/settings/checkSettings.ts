import {levelsOf} from '../plugins/content-check/levels';
import {checkLanguages} from './checkLanguages';
import {checkParts} from '../config/presentParts';
import {rules} from '../config/rules';
import {checkEngine, search} from '../config/search';

/** Stops at what cannot be, before anything is made of it. The settings of references are checked while they load. */
export function checkSettings(): void {
  checkLanguages();
  checkParts();
  levelsOf(rules);
  checkEngine(search.engine);
}
