import path from 'node:path';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import {isLeftOut} from '../reached';

interface Rule {
  loader?: string;
  options?: {postcssOptions?: unknown; postcssLoader?: string};
  use?: unknown;
  oneOf?: unknown;
}

/**
 * For each style sheet, a hundred in a site, `postcss-loader` looks for a configuration in all folders above it and makes
 * its plugins anew: a tenth of the JavaScript of a build.
 */
export function postcss(): Part {
  return {
    configureWebpack({module}, isServer) {
      if (isServer || isLeftOut('postcss')) return {};
      const uses = usesOfPostcss(module?.rules);
      for (const use of uses) {
        use.options!.postcssLoader = use.loader;
        use.loader = path.join(__dirname, 'loader.cjs');
      }
      if (uses.length === 0)
        staysStock(
          '@lectern/light',
          'PostCSS is set up for each style sheet',
          'no rule of the bundler has its options',
        );
      return {};
    },
  };
}

function usesOfPostcss(entries: unknown): Rule[] {
  return [entries].flat().flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const rule = entry as Rule;
    return rule.loader && rule.options?.postcssOptions
      ? [rule]
      : [...usesOfPostcss(rule.oneOf), ...usesOfPostcss(rule.use)];
  });
}
