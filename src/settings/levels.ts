import {levelsOf} from '@lectern/cli/check/levels';
import {rules} from '../config/rules';

export const rulesFile = 'src/config/rules.ts';

/** What this site demands of its pages: of all rules, the level. */
export const levels = levelsOf(rules, rulesFile);
