import type {LoadContext} from '@docusaurus/types';
import {compressFolder} from '../compress/compressFolder';
import {type Headers, rulesOf, writeHeaders} from '../headers/writeHeaders';
import type {PublishOptions} from '../options';

/** Work on a whole build, with all its languages: headers and compression. */
export interface AfterBuild {
  url: string;
  /** Of the first language. */
  baseUrl: string;
  /** URL prefixes of the other languages, without the base path: `/fr`. */
  prefixes: string[];
  headers: false | Headers;
  compress: boolean;
}

/** Undefined if there is nothing to do. */
export function afterBuildOf(
  {siteDir, siteConfig, i18n}: LoadContext,
  {headers, compress, nginx, mistakes}: PublishOptions,
): AfterBuild | undefined {
  if (!headers && !compress) return undefined;
  const {baseUrl} = i18n.localeConfigs[i18n.defaultLocale]!;
  const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.baseUrl);
  return {
    url: siteConfig.url,
    baseUrl,
    prefixes: bases.filter((base) => base !== baseUrl).map((base) => `/${base.slice(baseUrl.length, -1)}`),
    headers: headers && {
      rules: rulesOf(siteDir, siteConfig.staticDirectories, headers.rules),
      policy: headers.policy,
      mistakes,
      ownPolicies: headers.ownPolicies,
      nginx,
    },
    compress,
  };
}

/** Compression is last, because the files that it reads must not change afterwards. */
export async function runAfterBuild(siteDir: string, folder: string, work: AfterBuild): Promise<void> {
  if (work.headers) console.log(await writeHeaders({folder, ...work}, work.headers));
  if (work.compress) {
    console.log(`Compressed ${await compressFolder(folder, siteDir)} files.`);
  }
}
