import {rulesFile} from '../settings/rulesFile';

/** Files to name in messages: the list of APIs, and the rules for them. */
export const writtenIn = {apis: 'src/config/references.ts', rules: rulesFile};
