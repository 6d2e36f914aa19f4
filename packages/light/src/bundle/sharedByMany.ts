import type {Plugin} from '@docusaurus/types';
import {staysStock} from '@lectern/kit/stock';
import {isLeftOut} from '../reached';

type Optimization = Parameters<NonNullable<Plugin['configureWebpack']>>[0]['optimization'];

/**
 * Modules that half of all pages share are loaded with every page. On a small site, half of the pages are fewer than the
 * kinds of diagrams, so every page would load what diagrams share.
 */
export function sharedByMany(optimization: Optimization): Record<string, object> {
  if (isLeftOut('common')) return {};
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  const common = groups && groups.common;
  if (typeof common !== 'object' || !('minChunks' in common) || typeof common.minChunks !== 'number') {
    staysStock('@lectern/light', 'what half of all pages share comes with every page', 'it shares in another way');
    return {};
  }
  return {common: {minChunks: Math.max(common.minChunks, 100)}};
}
