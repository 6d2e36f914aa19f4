/** Where this site sets the levels of its rules, for messages. */
export const rulesFile = 'src/config/rules.ts';
