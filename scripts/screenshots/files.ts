import path from 'node:path';

export const screenshotFolder = 'static/img/screenshots';

/** In bytes: a page shows several of them. */
export const largestFile = 60 * 1024;

/** Where `screenshots` of @lectern/markdown finds it: static/img/screenshots/en/search-dark.webp */
export function screenshotFile(name: string, colourMode: string, locale: string): string {
  return path.posix.join(screenshotFolder, locale, `${name}-${colourMode}.webp`);
}
