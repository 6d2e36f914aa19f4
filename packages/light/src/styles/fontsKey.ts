/** In the storage of a browser that has the fonts of the site. */
export const fontsKey = 'lectern.fonts';
