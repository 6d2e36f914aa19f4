/** What the loader in the page and the scripts, which come later, tell each other. */
export const hydrated = 'lectern:hydrated';
export const partLost = 'lectern:part-lost';
