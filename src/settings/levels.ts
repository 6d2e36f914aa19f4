import {levelsOf} from '@lectern/cli/check/levels';
import {rules} from '../config/rules';
import {rulesFile} from './rulesFile';

/** The level of every rule on this site. */
export const levels = levelsOf(rules, rulesFile);
