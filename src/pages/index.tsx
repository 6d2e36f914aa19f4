import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Home from '../components/Home';

export default function HomePage(): ReactNode {
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
      <Home />
    </Layout>
  );
}
