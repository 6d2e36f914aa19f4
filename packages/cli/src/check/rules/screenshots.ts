import type {Problem} from '@lectern/kit/problems';
import {screenshotFile} from '../screenshots';
import type {Page} from '../page';
import {fromNodes} from './prose';

export interface Screenshots {
  /** Names of the screenshots that the site describes. */
  names: string[];
  list: string;
  /** The command that takes them. */
  command: string;
  /** Their folder. */
  folder: string;
  /** In bytes. */
  largest: number;
  languages: readonly string[];
  /** Files that exist. */
  files: {file: string; size: number}[];
}

/** Checks that pages show exactly the screenshots that the script takes, and that their files exist. */
export function checkScreenshots(pages: Page[], screenshots: Screenshots): Problem[] {
  return [...checkReferences(pages, screenshots), ...checkUses(pages, screenshots), ...checkFiles(screenshots)];
}

function checkReferences(pages: Page[], {names, list, command}: Screenshots): Problem[] {
  return fromNodes(pages, (node) => {
    const name = node.type === 'image' ? nameOf(node.url) : undefined;
    return name === undefined || names.includes(name)
      ? undefined
      : [`“${command}” does not take “${name}”.`, `Describe it in ${list}, or show one of: ${names.join(', ')}.`];
  });
}

function checkUses(pages: Page[], {names, list, languages}: Screenshots): Problem[] {
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

function checkFiles({names, list, command, folder, largest, languages, files}: Screenshots): Problem[] {
  const expected = languages.flatMap((language) =>
    names.flatMap((name) => ['light', 'dark'].map((mode) => screenshotFile(name, mode, language, folder))),
  );
  const hint = `Run “npm run build”, then “${command}”.`;
  const missing = expected.filter((file) => !files.some((one) => one.file === file));
  const leftOver = files.filter(({file}) => !expected.includes(file));
  const tooLarge = files.filter(({size}) => size > largest);
  return [
    ...missing.map((file) => ({file, line: 1, message: 'This screenshot has not been taken.', hint})),
    ...leftOver.map(({file}) => ({file, line: 1, message: `${list} does not describe this screenshot.`, hint})),
    ...tooLarge.map(({file, size}) => ({
      file,
      line: 1,
      message: `This screenshot has ${size} bytes, and ${largest} are allowed.`,
      hint: `Only the script writes to ${folder}: ${hint}`,
    })),
  ];
}

function nameOf(url: string): string | undefined {
  return /^screenshot:(.*)$/.exec(url)?.[1];
}
