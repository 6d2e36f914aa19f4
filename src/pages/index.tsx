import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Home from '../components/Home';
import {describeSite} from '../text/structuredData';

export default function HomePage(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return (
    <Layout
      title={translate({
        id: 'home.title',
        message: 'Modern Documentation Solution',
        description: 'Title of the home page in the browser; the tagline of the site',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Lectern is a documentation site in English and French, with a blog, a wiki, API references and search, to clone and make your own.',
        description: 'Description of the home page for search engines',
      })}
    >
      <Head>
        <meta property="og:type" content="website" />
        <script type="application/ld+json">{JSON.stringify(describeSite(siteConfig, language))}</script>
      </Head>
      <Home />
    </Layout>
  );
}
