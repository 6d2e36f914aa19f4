import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishCms} from '../../../scripts/cms/publish';

/** Adds the editor to the build, once for all languages: it knows the folders of each. */
export default function cms({i18n}: LoadContext): Plugin {
  return {
    name: 'cms',
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) await publishCms(outDir);
    },
  };
}
