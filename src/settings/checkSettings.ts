import {checkLanguages} from './checkLanguages';
import {checkParts} from '../config/presentParts';
import {checkEngine, search} from '../config/search';

/** Stops at what cannot be, before anything is made of it. Levels of rules and the settings of references are checked while they load. */
export function checkSettings(): void {
  checkLanguages();
  checkParts();
  checkEngine(search.engine);
}
