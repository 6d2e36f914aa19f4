import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useDescriptions} from '../../plugins/docs/useDescriptions';
import {sectionsOf, type Entry, type Section} from './sections';
import styles from './styles.module.css';

interface Props {
  title: string;
  description?: string;
}

function MaybeLink({href, label}: {href?: string; label: string}): ReactNode {
  return href === undefined ? label : <Link to={href}>{label}</Link>;
}

function EntryLine({label, href, pages}: Entry): ReactNode {
  return (
    <li>
      <MaybeLink href={href} label={label} />
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page.href}>
              <MaybeLink href={page.href} label={page.label} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function SectionCard({id, title, href, description, entries}: Section): ReactNode {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <MaybeLink href={href} label={title} />
      </h2>
      {description !== undefined && <p>{description}</p>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryLine key={`${entry.label}-${entry.href ?? ''}`} {...entry} />
        ))}
      </ul>
    </section>
  );
}

/** The page at /docs: every section of every sidebar, in the words of the sidebars themselves. */
export default function DocsHome({title, description}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const descriptions = useDescriptions();
  const {pathname} = useLocation();
  const sections = sectionsOf(docsSidebars, {
    titles: {
      wikiSidebar: translate({
        id: 'docsHome.wiki',
        message: 'Wiki',
        description: 'Heading of the wiki on the page that lists all sections of the documentation',
      }),
      openApiSidebar: translate({
        id: 'docsHome.rest',
        message: 'REST reference',
        description: 'Heading of the REST reference on the page that lists all sections of the documentation',
      }),
      graphQlSidebar: translate({
        id: 'docsHome.graphql',
        message: 'GraphQL reference',
        description: 'Heading of the GraphQL reference on the page that lists all sections of the documentation',
      }),
    },
    descriptions,
    currentPath: pathname.replace(/\/$/, ''),
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <div className={styles.page}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          {description !== undefined && <p>{description}</p>}
        </header>
        <div className={styles.cards}>
          {sections.map((section) => (
            <SectionCard key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}
