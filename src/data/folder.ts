/** The folder of variables, conditions and the glossary, each with a file per language. */
export const dataFolder = 'src/data';
