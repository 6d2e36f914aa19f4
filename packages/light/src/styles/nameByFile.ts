import type {Plugin} from '@docusaurus/types';
import {staysStock} from '@lectern/kit/stock';
import {isLeftOut} from '../reached';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface Loader {
  options?: {modules?: object | boolean};
}

/**
 * The classes of a CSS module end in the hash of their file, instead of each in one of its own. What is the same in all
 * of them compresses to almost nothing, in styles, pages and scripts:
 *
 *   .title_x1Yz, .text_Q2b9   → .title_k3a8, .text_k3a8
 */
export function nameByFile(config: Configuration): void {
  if (isLeftOut('classes')) return;
  const loaders = (config.module?.rules ?? []).flatMap((rule) => (rule as {use?: Loader[]}).use ?? []);
  const ofModules = loaders.map((loader) => loader.options?.modules).filter((modules) => typeof modules === 'object');
  if (ofModules.length === 0) {
    staysStock(
      '@lectern/light',
      'each class of a CSS module has a hash of its own',
      'its loaders are configured in another way',
    );
  }
  for (const modules of ofModules) Object.assign(modules, {hashStrategy: 'minimal-subset'});
}
