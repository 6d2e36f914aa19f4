import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

/** The home page: what the site is called, and what it is for. */
export default function Home() {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={tagline}>
      <main className="container margin-vert--xl">
        <h1>{title}</h1>
        <p>{tagline}</p>
      </main>
    </Layout>
  );
}
