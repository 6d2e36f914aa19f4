/** The group of texts that are written into pages, in the translation file with those of components. */
export const textGroup = 'references';
