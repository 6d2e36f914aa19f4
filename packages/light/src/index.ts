import type {LoadContext, Plugin} from '@docusaurus/types';
import {interfaceOf} from '@lectern/kit/interfaceOf';
import {joined, type Part} from '@lectern/kit/part';
import {bundle} from './bundle';
import {cache} from './cache';
import {html} from './html';
import {checkOptions, type LightOptions} from './options';
import {pages} from './pages';
import {postcss} from './postcss';
import {preview} from './preview';
import {hydration} from './hydration';
import {styles} from './styles';

export type {LightOptions} from './options';

/** Makes the pages of a Docusaurus site lighter: README.md lists the internals that this uses. */
export default function light(context: LoadContext, given: Partial<LightOptions>): Plugin {
  const options = checkOptions(given);
  const isBuild = process.env.NODE_ENV === 'production';
  const parts: (Part | false)[] = [
    cache(context),
    postcss(),
    isBuild && options.keepPages && pages(context),
    hydration(context, options),
    isBuild && options.styles && styles(context, options.styles),
    isBuild && html(),
    isBuild && options.bundle && bundle(context),
    !isBuild && options.lazyPreview && preview(context),
  ];
  return {
    ...joined(
      'lectern-light',
      parts.filter((part) => part !== false),
    ),
    ...interfaceOf('@lectern/light', __dirname, context),
  };
}
