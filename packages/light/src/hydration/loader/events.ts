/** Events between the loader in the page and the scripts, which load later. */
export const hydrated = 'lectern:hydrated';
export const partLost = 'lectern:part-lost';
