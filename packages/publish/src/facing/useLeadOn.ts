import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Leads links to docs, on the page in each of these languages, to the doc of this site beside its translation. */
export function useLeadOn(locales: string[], facing: string): ((href: string) => string)[] {
  const {siteConfig, i18n} = useDocusaurusContext();
  const docs = Object.values(useAllDocsData()).flatMap(({versions}) => versions.flatMap((version) => version.docs));
  const paths = new Set(docs.map(({path}) => withoutSlash(path)));
  return locales.map((locale) => (href) => {
    const url = new URL(href, window.location.href);
    const {baseUrl} = i18n.localeConfigs[locale]!;
    if (href.startsWith('#') || url.origin !== window.location.origin || !url.pathname.startsWith(baseUrl)) return href;
    const path = siteConfig.baseUrl + withoutSlash(url.pathname.slice(baseUrl.length));
    return paths.has(withoutSlash(path)) ? `${path}?facing=${facing}${url.hash}` : href;
  });
}
