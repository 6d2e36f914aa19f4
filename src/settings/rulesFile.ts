/** The file with the levels of rules, for messages. */
export const rulesFile = 'src/config/rules.ts';
