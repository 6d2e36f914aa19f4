import path from 'node:path';
import {contentFolder} from '../check/folders';
import {referenceFolder} from '../check/references';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {mediaFolder} from './config';

/** Paths relative to the site. */
export interface Content {
  /** The only folders that the editor may read and write. */
  folders: string[];
  /** Folders of generated references. */
  generated: string[];
}

export async function contentOf(site: Site): Promise<Content> {
  const {dir, config, languages} = site;
  const references = await referenceFolder({...site, dir});
  return {
    folders: [
      contentFolder(site, 'doc', languages.first),
      contentFolder(site, 'post', languages.first),
      config.i18n?.path ?? 'i18n',
      mediaFolder(site),
    ],
    generated:
      references === undefined
        ? []
        : localesOf(site).map((locale) => path.posix.join(contentFolder(site, 'doc', locale), references)),
  };
}
