import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {TranslationFile} from '@docusaurus/types';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

type Version = Pick<LoadedVersion, 'versionName' | 'label' | 'contentPath' | 'contentPathLocalized' | 'sidebars'>;

interface Item {
  label?: string;
  items?: Item[];
}

/**
 * `docs:version` copies the translated labels of `docs/` and the sidebars of the default language. In frozen versions,
 * this corrects two mistakes: the version has the label of the docs in `docs/`, and the tags of a REST reference are
 * untranslated, although the copied pages have their names.
 */
export function forFrozen(files: readonly TranslationFile[], versions: readonly Version[]): TranslationFile[] {
  const unpublished = files.find((file) => file.path === 'current')?.content['version.label']?.message;
  return files.map((file) => {
    const version = versions.find(({versionName}) => file.path === `version-${versionName}`);
    if (!version) return file;
    const label = file.content['version.label']?.message ?? version.label;
    const own = {'version.label': {message: label === unpublished ? version.label : label}};
    return {...file, content: {...file.content, ...tagNames(version), ...own}};
  });
}

/** The names of tags in REST references, as translations of the sidebars. */
function tagNames({contentPath, contentPathLocalized, sidebars}: Version): TranslationFile['content'] {
  const names: TranslationFile['content'] = {};
  const translated = contentPathLocalized ?? contentPath;
  const lists = readdirSync(contentPath, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'sidebar.json')
    .filter((file) => existsSync(path.join(translated, file)));
  for (const file of lists) {
    const originals = readItems(contentPath, file);
    const labels = readItems(translated, file).map(({label}) => label);
    const pages = `"${path.dirname(file).split(path.sep).join('/')}/`;
    const shownIn = Object.keys(sidebars).filter((name) => JSON.stringify(sidebars[name]).includes(pages));
    originals.forEach(({label, items}, index) => {
      const message = labels[index];
      if (label && items && message) {
        for (const name of shownIn) names[`sidebar.${name}.category.${label}`] = {message};
      }
    });
  }
  return names;
}

function readItems(folder: string, file: string): Item[] {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Item[];
}
