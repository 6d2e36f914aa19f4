import {Globby} from '@docusaurus/utils';
import path from 'node:path';

/** Exports that are computed from settings: the settings themselves are listed. */
const derived = [
  'codeLanguage',
  'currentLocale',
  'currentProfile',
  'defaultLocale',
  'excludedDocs',
  'hasHistory',
  'headTags',
  'isOnDemand',
  'light',
  'leftOut',
  'lists',
  'locales',
  'partsOff',
  'publish',
];
/** Not settings for authors: the chain of plugins, and functions of this repository. */
const chain = /\.(?:\w*[pP]lugins|hooks|preprocessor|parseFrontMatter)$/;
/** Their keys are names that a team chooses, or are explained beside them. */
const named = [
  'announcementTexts',
  'features',
  'feedTexts',
  'parts',
  'readabilityTargets',
  'referenceRules',
  'tabGroups',
];

/** The settings of a folder: `site.title` for a field of an exported object, `profiles` for any other exported value. */
export async function exportedValues(folder: string): Promise<{option: string; value: unknown}[]> {
  const files = await Globby(`${folder}/*.ts`, {ignore: ['**/*.test.ts']});
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<object>));
  return modules
    .flatMap((module) => Object.entries(module) as [string, unknown][])
    .filter(([name, value]) => typeof value !== 'function' && !derived.includes(name))
    .flatMap(([name, value]) =>
      isFields(value) && !named.includes(name)
        ? Object.entries(value).map(([field, one]) => ({option: `${name}.${field}`, value: one as unknown}))
        : [{option: name, value}],
    )
    .filter(({option}) => !chain.test(option));
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
