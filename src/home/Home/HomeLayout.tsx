import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {describeSite} from '../../text/structuredData';

interface Props {
  title: string;
  description: string;
  children: ReactNode;
}

/** The layout of a home page, with structured data about the whole site for search engines. */
export default function HomeLayout({title, description, children}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta property="og:type" content="website" />
        <script type="application/ld+json">{JSON.stringify(describeSite(siteConfig, language))}</script>
      </Head>
      {children}
    </Layout>
  );
}
