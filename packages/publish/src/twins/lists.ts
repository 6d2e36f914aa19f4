import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';

/** A version of docs that have several. */
export interface Version {
  /** Its name in menus; for further docs, after the name of their plugin. */
  name: string;
  /** The path of its pages, without a trailing slash: empty at the root of the server. */
  path: string;
  isLast: boolean;
}

/** An `llms.txt` to link to, with its language if it is another one. */
export interface LinkedList {
  name: string;
  url: string;
  language?: string;
}

/** All versions of all docs, the latest first. */
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

/** The version of a page: the path of the latest is a prefix of the others. */
export function versionOf(url: string, versions: readonly Version[]): Version | undefined {
  const innermost = versions.toSorted((a, b) => b.path.length - a.path.length);
  return innermost.find(({path}) => `${url}/`.startsWith(`${path}/`));
}

/** The URL path of a version's list. */
export const listOf = ({path}: Version): string => `${path}/llms.txt`;

/** The lists of all languages and versions, if there are several. */
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
