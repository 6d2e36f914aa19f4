import Head from '@docusaurus/Head';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
// Docusaurus itself has an empty one, which `@theme-init` would be.
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * The classic theme names alternates by region (en-US, fr-FR). Readers in other regions are served as well, so each
 * language is named without its region. Links of the same address replace the theme's, therefore the default stands
 * here too.
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
