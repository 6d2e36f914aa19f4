import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import type {LightOptions} from '../options';
import {bundleLoader} from './bundleLoader';
import {headTags} from './headTags';
import {deferScripts, stockTemplate} from './pageTemplate';

const clientModules = ['fewPagesAhead', 'fonts', 'keptUses', 'lostPart', 'sidebarEntry'];

const modeOf = ({colorMode}: {colorMode?: {defaultMode?: string}}): string => colorMode?.defaultMode ?? 'light';

/** Pages load their scripts when they are used. In the preview, they have them from the beginning. */
export function hydration({siteConfig, siteDir, siteStorage}: LoadContext, options: LightOptions): Part {
  const isBuild = process.env.NODE_ENV === 'production';
  let hasLoader = false;
  if (isBuild && options.scripts === 'onDemand') {
    const template = siteConfig.ssrTemplate ?? stockTemplate();
    const deferred = template && deferScripts(template, bundleLoader(siteDir, options, modeOf(siteConfig.themeConfig)));
    // Docusaurus reads it when it renders pages. A plugin has no other way to say it.
    hasLoader = Boolean(deferred);
    if (deferred) (siteConfig as {ssrTemplate?: string}).ssrTemplate = deferred;
    else staysStock('@lectern/light', 'pages load their scripts at once', 'its page template is another one');
  }
  return {
    getClientModules: () =>
      [...clientModules, ...(hasLoader ? [] : ['languages'])].map((name) =>
        path.join(browserFolder(__dirname), 'client', name),
      ),
    // By then the theme has put its defaults into the configuration.
    injectHtmlTags: () => (isBuild ? {headTags: headTags(siteConfig.themeConfig, siteStorage.namespace)} : {}),
  };
}
