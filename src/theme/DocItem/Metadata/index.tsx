import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {describeDoc} from '../../../text/structuredData';
import {useLanguageOfText} from '../useLanguageOfText';

/** Adds structured data about the doc: the theme has those for posts and breadcrumbs. */
export default function DocItemMetadata(): ReactNode {
  const {metadata, assets, frontMatter} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {language} = useLanguageOfText();
  const hasOwnImage = Boolean(assets.image ?? frontMatter.image);
  return (
    <>
      <Metadata />
      <Head>
        <meta property="og:type" content="article" />
        {hasOwnImage && <meta property="og:image:alt" content={metadata.title} />}
        <script type="application/ld+json">{JSON.stringify(describeDoc(metadata, language, siteConfig))}</script>
      </Head>
    </>
  );
}
