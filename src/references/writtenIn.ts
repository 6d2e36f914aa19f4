import {rulesFile} from '../settings/rulesFile';

/** For messages: where a team lists its APIs, and the rules for them. */
export const writtenIn = {apis: 'src/config/references.ts', rules: rulesFile};
