import {checkLanguages} from './checkLanguages';
import {checkParts} from '../config/presentParts';
import {checkEngine, search} from '../config/search';

/** Throws at impossible settings before anything is built. Levels of rules and settings of references are checked on load. */
export function checkSettings(): void {
  checkLanguages();
  checkParts();
  checkEngine(search.engine);
}
