import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import type {LightOptions} from '../options';
import {isKnown} from '../reached';
import {bundleLoader} from './bundleLoader';
import {inBothModes, type PrismTheme} from './codeColors';
import {headTags} from './headTags';
import {deferScripts, stockTemplate} from './pageTemplate';

const clientModules = ['fonts', 'replayEvents', 'lostPart', 'sidebarEntry'];

const atOnce = 'pages load their scripts at once';

interface ThemeConfig {
  prism?: {theme?: PrismTheme; darkTheme?: PrismTheme};
}

/** Pages load their scripts on first use. In the preview, they have them from the start. */
export function hydration({siteConfig, siteDir, siteStorage}: LoadContext, options: LightOptions): Part {
  const isBuild = process.env.NODE_ENV === 'production';
  let hasLoader = false;
  let codeColors: ReturnType<typeof inBothModes>;
  if (isBuild && options.scripts === 'onDemand') {
    const template = siteConfig.ssrTemplate ?? stockTemplate();
    const deferred = template && deferScripts(template, bundleLoader(siteDir, options, siteStorage));
    if (!deferred) staysStock('@lectern/light', atOnce, 'its page template is another one');
    // Docusaurus reads the template when it renders pages. A plugin has no other way to set it. As it isn't enumerable, it
    // stays out of the configuration that all pages load.
    else if (isKnown('loader', siteDir, atOnce)) {
      Object.defineProperty(siteConfig, 'ssrTemplate', {
        value: deferred,
        enumerable: false,
        configurable: true,
        writable: true,
      });
      hasLoader = true;
    }
  }
  const ahead = isKnown('fewPagesAhead', siteDir, 'the pages of all links in view are fetched ahead');
  const modules = [...clientModules, ...(ahead ? ['fewPagesAhead'] : []), ...(hasLoader ? [] : ['languages'])];
  return {
    getClientModules: () => modules.map((name) => path.join(browserFolder(__dirname), 'client', name)),
    // By then, the theme has added its defaults to the configuration.
    loadContent() {
      const themeConfig = siteConfig.themeConfig as ThemeConfig;
      const {theme, darkTheme = theme} = themeConfig.prism ?? {};
      codeColors = hasLoader && theme ? inBothModes(theme, darkTheme!) : undefined;
      if (codeColors) themeConfig.prism = {...themeConfig.prism, theme: codeColors.theme, darkTheme: undefined};
      return Promise.resolve();
    },
    injectHtmlTags: () =>
      isBuild ? {headTags: headTags(siteDir, siteConfig.themeConfig, siteStorage.namespace, codeColors?.rules)} : {},
    configureWebpack({resolve}) {
      const tabs = (resolve?.alias as Record<string, string> | undefined)?.['@theme/Tabs'];
      if (!hasLoader || !tabs || !isKnown('chosenTabs', siteDir, 'a chosen tab is shown once a page has its scripts'))
        return {};
      const marked = path.join(browserFolder(__dirname), 'client/Tabs');
      return {resolve: {alias: {'@theme/Tabs': marked, '@theme-unmarked/Tabs': tabs}}};
    },
  };
}
