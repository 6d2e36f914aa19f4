import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {staysStock} from '@lectern/kit/stock';

/** Files of a package, for Docusaurus below `lib`, and patterns that each must contain to be as expected. */
type Marks = Record<string, string[]>;

interface Reached {
  package: '@docusaurus/core' | '@docusaurus/theme-common' | 'path-to-regexp';
  files: Marks;
}

/** Internals that each part of this package relies on, without an option of Docusaurus or generated files to check. */
export const reached = {
  loader: {
    package: '@docusaurus/core',
    files: {
      'client/hasHydratedDataAttribute.js': ['<html data-has-hydrated={isBrowser}/>'],
      'client/BaseUrlIssueBanner/index.js': [`typeof window['docusaurus'] === 'undefined'`, 'function insertBanner()'],
    },
  },
  fewPagesAhead: {
    package: '@docusaurus/core',
    files: {
      'client/docusaurus.js': ['const prefetch = (routePath) => {', 'const docusaurus = {\n    prefetch,'],
      'client/clientEntry.js': ['window.docusaurus = docusaurus;'],
    },
  },
  chosenTabs: {package: '@docusaurus/theme-common', files: {'utils/tabsUtils.js': ['`docusaurus.tab.${groupId}`']}},
  announcement: {
    package: '@docusaurus/theme-common',
    files: {
      'contexts/announcementBar.js': [
        "createStorageSlot('docusaurus.announcement.dismiss')",
        "createStorageSlot('docusaurus.announcement.id')",
      ],
    },
  },
  beginningOfPage: {
    package: '@docusaurus/theme-common',
    files: {'utils/skipToContentUtils.js': ["'__docusaurus_skipToContent_fallback'"]},
  },
  texts: {
    package: '@docusaurus/core',
    files: {
      'client/exports/Translate.js': [
        'return codeTranslations[(id ?? message)] ?? message ?? id;',
        'export function translate({ message, id }, values) {',
        'export default function Translate({ children, id, values, }) {',
      ],
      'client/exports/Interpolate.js': [
        'export function interpolate(text, values) {',
        'export default function Interpolate({ children, values, }) {',
      ],
      'client/docusaurusContext.js': ["import codeTranslations from '@generated/codeTranslations';"],
    },
  },
  plainPaths: {
    package: 'path-to-regexp',
    files: {
      'index.js': [
        'module.exports = pathToRegexp\n',
        'function pathToRegexp (path, keys, options) {',
        "route.slice(0, -delimiter.length) : route) + '(?:' + delimiter + '(?=$))?'",
        "route += strict && endsWithDelimiter ? '' : '(?=' + delimiter + '|$)'",
      ],
    },
  },
  rendering: {
    package: '@docusaurus/core',
    files: {'client/serverEntry.js': ['const render = async ({ pathname', 'return { html, collectedData };']},
  },
} satisfies Record<string, Reached>;

export type Part = keyof typeof reached;

/** Whether a part is switched off for measurements: `LIGHT_WITHOUT=texts,pages`. */
export function isLeftOut(part: string): boolean {
  return process.env.LIGHT_WITHOUT?.split(',').includes(part) ?? false;
}

/**
 * Whether the internals that a part relies on are as expected. If not, it reports once what stays as in Docusaurus; if the
 * package isn't installed, as with another theme, there is nothing to report.
 */
export function isKnown(part: Part, siteDir: string, stock: string, folderOf = libraryOf): boolean {
  if (isLeftOut(part)) return false;
  const {package: name, files} = reached[part] as Reached;
  const folder = folderOf(name, siteDir);
  if (folder === undefined) return false;
  const changed = Object.entries(files).find(([file, marks]) => {
    const place = path.join(folder, file);
    const source = existsSync(place) ? readFileSync(place, 'utf8') : '';
    return !marks.every((mark) => source.includes(mark));
  });
  if (changed) staysStock('@lectern/light', stock, `${name}/lib/${changed[0]} is another one`);
  return !changed;
}

/** The folder of a package's files. */
export function libraryOf(name: Reached['package'], siteDir: string): string | undefined {
  try {
    return path.dirname(mainFileOf(name, siteDir));
  } catch {
    return undefined;
  }
}

function mainFileOf(name: Reached['package'], siteDir: string): string {
  const core = path.join(require.resolve('@docusaurus/core/package.json'), '../lib/index.js');
  if (name === '@docusaurus/core') return core;
  if (name !== 'path-to-regexp') return resolveAmong(name, siteDir);
  // The router's own copy, because there may be others.
  const router = require.resolve('react-router/package.json', {paths: [path.dirname(core)]});
  return require.resolve(name, {paths: [path.dirname(router)]});
}

/** Resolves a file of the theme or the preset: a package manager may install either of them below the other. */
export function resolveAmong(file: string, siteDir: string): string {
  const places = [siteDir];
  for (const name of ['@docusaurus/preset-classic', '@docusaurus/theme-classic']) {
    try {
      places.push(path.dirname(require.resolve(`${name}/package.json`, {paths: [...places]})));
    } catch {
      // The site has only one of them.
    }
  }
  return require.resolve(file, {paths: places});
}
