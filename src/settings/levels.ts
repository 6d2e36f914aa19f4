import {levelsOf} from '@lectern/cli/check/levels';
import {rules} from '../config/rules';
import {rulesFile} from './rulesFile';

/** What this site demands of its pages: of all rules, the level. */
export const levels = levelsOf(rules, rulesFile);
