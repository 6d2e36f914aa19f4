import path from 'node:path';

/** The default folder of `screenshots` in @lectern/markdown. */
export const usualFolder = 'static/img/screenshots';

/** In bytes: a page shows several of them. */
export const largestScreenshot = 60 * 1024;

/** `static/img/screenshots/en/search-dark.webp` */
export function screenshotFile(name: string, colourMode: string, locale: string, folder: string): string {
  return path.posix.join(folder, locale, `${name}-${colourMode}.webp`);
}
