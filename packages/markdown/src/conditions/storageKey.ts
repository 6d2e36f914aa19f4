/** `lectern.for.audience` */
export const storageKey = 'lectern.for.';
