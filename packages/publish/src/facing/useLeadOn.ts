import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Leads links to docs, on the page in each of these languages, to the doc of this site beside its translation. */
export function useLeadOn(locales: string[], facing: string): ((href: string) => string)[] {
  const {siteConfig, i18n} = useDocusaurusContext();
  const docs = Object.values(useAllDocsData()).flatMap(({versions}) => versions.flatMap((version) => version.docs));
  const paths = new Set(docs.map(({path}) => withoutSlash(path)));
  return locales.map((locale) => (href) => {
    const {baseUrl} = i18n.localeConfigs[locale]!;
    if (!href.startsWith(baseUrl)) return href;
    const {pathname, hash} = new URL(href.slice(baseUrl.length), 'https://site.example');
    const path = siteConfig.baseUrl + withoutSlash(pathname.slice(1));
    return paths.has(withoutSlash(path)) ? `${path}?facing=${facing}${hash}` : href;
  });
}
