/** Where variables, conditions and the glossary stand, each in a file per language. */
export const dataFolder = 'src/data';
