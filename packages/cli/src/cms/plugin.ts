import type {LoadContext, Plugin} from '@docusaurus/types';
import {withSettings} from '../settings/readSite';
import {publishCms} from './publish';

/** Adds the editor to the build of the first language; it edits all languages. */
export default function cms({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'lectern-cms',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await publishCms(outDir, await withSettings(siteDir, siteConfig));
    },
  };
}
