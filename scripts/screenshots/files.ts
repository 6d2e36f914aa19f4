import {largestScreenshot, screenshotFile as fileIn, usualFolder} from '@lectern/cli/check/screenshots';

export const screenshotFolder = usualFolder;

/** In bytes: a page shows several of them. */
export const largestFile = largestScreenshot;

/** Where `screenshots` of @lectern/markdown finds it: static/img/screenshots/en/search-dark.webp */
export function screenshotFile(name: string, colourMode: string, locale: string): string {
  return fileIn(name, colourMode, locale, screenshotFolder);
}
