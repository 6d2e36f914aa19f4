import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';

/** A version of docs that are in several. */
export interface Version {
  /** As menus name it; of further docs, behind the name of their plugin. */
  name: string;
  /** Below which its pages stand, without a slash at its end: empty where that is the root of the server. */
  path: string;
  isLast: boolean;
}

/** An `llms.txt` that another names, with the code of its language where it is that of one. */
export interface LinkedList {
  name: string;
  url: string;
  language?: string;
}

/** All versions of all docs, the last first. */
export function versionsIn(content: AllContent): Version[] {
  const docs = Object.entries(content['docusaurus-plugin-content-docs'] ?? {}) as [string, LoadedContent][];
  return docs
    .filter(([, {loadedVersions}]) => loadedVersions.length > 1)
    .flatMap(([plugin, {loadedVersions}]) =>
      loadedVersions.map(({label, path, isLast}) => ({
        name: plugin === 'default' ? label : `${plugin} ${label}`,
        path: path.replace(/\/$/, ''),
        isLast,
      })),
    )
    .sort((a, b) => Number(b.isLast) - Number(a.isLast));
}

/** The version that a page belongs to: the path of the last begins those of the others. */
export function versionOf(url: string, versions: readonly Version[]): Version | undefined {
  const innermost = versions.toSorted((a, b) => b.path.length - a.path.length);
  return innermost.find(({path}) => `${url}/`.startsWith(`${path}/`));
}

/** Where the list of a version stands. */
export const listOf = ({path}: Version): string => `${path}/llms.txt`;

/** The lists of all languages and versions, where there are several. */
export function linkedLists(
  versions: readonly Version[],
  {siteConfig: {url}, i18n: {locales, localeConfigs}}: Pick<LoadContext, 'siteConfig' | 'i18n'>,
): LinkedList[] {
  const ofLanguages = locales.map((language) => {
    const {label, baseUrl} = localeConfigs[language]!;
    return {name: label, url: `${url}${baseUrl}llms.txt`, language};
  });
  return [
    ...(ofLanguages.length > 1 ? ofLanguages : []),
    ...versions.map((version) => ({name: version.name, url: url + listOf(version)})),
  ];
}
