/** Storage key in browsers that have cached the fonts of the site. */
export const fontsKey = 'lectern.fonts';
