import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useCards} from '@lectern/docs/components/useCards';
import {sectionsOf, type Entry, type Section} from '@lectern/docs/sections';
import type {Props} from '@theme/DocsHome';
import styles from './styles.module.css';

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

/** A page with all sections of all sidebars, with their labels and descriptions. */
export default function DocsHome({title, description, titles = {}}: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const {descriptions, tags} = useCards();
  const currentPath = useLocation().pathname.replace(/\/$/, '');
  const sections = sectionsOf(docsSidebars, {titles, descriptions, currentPath});
  return (
    <>
      <PageMetadata title={title} description={description} />
      <div className={styles.page}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          {description !== undefined && <p>{description}</p>}
          {tags !== undefined && (
            <p className={styles.ways}>
              <Link to={tags}>
                <Translate
                  id="docsHome.tags"
                  description="Link on the page that lists all sections, to the index of tags"
                >
                  All pages by subject
                </Translate>
              </Link>
            </p>
          )}
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
