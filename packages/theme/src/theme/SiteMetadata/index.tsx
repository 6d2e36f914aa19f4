import Head from '@docusaurus/Head';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
// `@theme-init` would be the empty component of Docusaurus.
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * The classic theme has alternate links by region (en-US, fr-FR). To serve readers in other regions as well, each language
 * is also linked without its region. Links with the same URL replace the theme's, so `x-default` is repeated
 * here.
 */
export default function SiteMetadataWithLanguages(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const alternate = (hrefLang: string, locale: string): ReactNode => (
    <link rel="alternate" hrefLang={hrefLang} href={createUrl({locale, fullyQualified: true})} />
  );
  return (
    <>
      <SiteMetadata />
      <Head>
        {i18n.locales.map((locale) => alternate(locale, locale))}
        {alternate('x-default', i18n.defaultLocale)}
      </Head>
    </>
  );
}
