import type {Problem} from '@lectern/kit/problems';
import {largestFile, screenshotFile, screenshotFolder} from '../../screenshots/files';
import type {Page} from '../page';
import {fromNodes} from './prose';

const list = 'src/config/screenshots.ts';

export interface Screenshots {
  /** What `npm run screenshots` takes. */
  names: string[];
  languages: readonly string[];
  /** What it has taken. */
  files: {file: string; size: number}[];
}

/** Pages show what the script takes, the script takes what they show, and the pictures of both are there. */
export function checkScreenshots(pages: Page[], screenshots: Screenshots): Problem[] {
  return [...checkReferences(pages, screenshots), ...checkUses(pages, screenshots), ...checkFiles(screenshots)];
}

function checkReferences(pages: Page[], {names}: Screenshots): Problem[] {
  return fromNodes(pages, (node) => {
    const name = node.type === 'image' ? nameOf(node.url) : undefined;
    return name === undefined || names.includes(name)
      ? undefined
      : [
          `“npm run screenshots” does not take “${name}”.`,
          `Describe it in ${list}, or show one of: ${names.join(', ')}.`,
        ];
  });
}

function checkUses(pages: Page[], {names, languages}: Screenshots): Problem[] {
  return languages.flatMap((language) => {
    const shown = new Set<string | undefined>();
    const own = pages.filter((page) => page.language === language);
    fromNodes(own, (node) => {
      if (node.type === 'image') shown.add(nameOf(node.url));
      return undefined;
    });
    return names
      .filter((name) => !shown.has(name))
      .map((name) => ({
        file: list,
        line: 1,
        message: `No page in “${language}” shows the screenshot “${name}”.`,
        hint: `Write ![What it shows](screenshot:${name}) in one, or take it off the list.`,
      }));
  });
}

function checkFiles({names, languages, files}: Screenshots): Problem[] {
  const expected = languages.flatMap((language) =>
    names.flatMap((name) => ['light', 'dark'].map((mode) => screenshotFile(name, mode, language))),
  );
  const hint = 'Run “npm run build”, then “npm run screenshots”.';
  const missing = expected.filter((file) => !files.some((one) => one.file === file));
  const leftOver = files.filter(({file}) => !expected.includes(file));
  const tooLarge = files.filter(({size}) => size > largestFile);
  return [
    ...missing.map((file) => ({file, line: 1, message: 'This screenshot has not been taken.', hint})),
    ...leftOver.map(({file}) => ({file, line: 1, message: `${list} does not describe this screenshot.`, hint})),
    ...tooLarge.map(({file, size}) => ({
      file,
      line: 1,
      message: `This screenshot has ${size} bytes, and ${largestFile} are allowed.`,
      hint: `Only the script writes to ${screenshotFolder}: ${hint}`,
    })),
  ];
}

function nameOf(url: string): string | undefined {
  return /^screenshot:(.*)$/.exec(url)?.[1];
}
