import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLayoutDoc, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type NavbarItem, useThemeConfig} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import HomeLayout from './HomeLayout';
import styles from './styles.module.css';

/** A plain home page from the configuration: the name, the tagline, and the sections in the navbar. */
export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  const tagline = String(siteConfig.customFields?.tagline);
  const sections = useThemeConfig().navbar.items.filter(isSection);
  return (
    <HomeLayout title={tagline} description={`${siteConfig.title}: ${tagline}`}>
      <main className={styles.home}>
        <h1>{siteConfig.title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p>
          <Link className={clsx('button button--primary button--lg', styles.start)} to="/docs">
            <Translate id="home.action.read.docs" description="Button of the plain home page that leads to /docs">
              Read the documentation
            </Translate>
          </Link>
        </p>
        {sections.length > 0 && (
          <ul className={styles.sections}>
            {sections.map((section, index) => (
              <SectionEntry key={index} {...section} />
            ))}
          </ul>
        )}
      </main>
    </HomeLayout>
  );
}

/** A navbar item for pages of the site, not a menu, a search or another site. */
type Section = {label?: string; docsPluginId?: string} & (
  {to: string} | {type: 'doc'; docId: string} | {type: 'docSidebar'; sidebarId: string}
);

function isSection(item: unknown): item is Section {
  const {to, type} = item as NavbarItem;
  return typeof to === 'string' || type === 'doc' || type === 'docSidebar';
}

function SectionEntry(section: Section): ReactNode {
  if ('to' in section) return <Entry to={section.to} label={section.label} />;
  return section.type === 'doc' ? <DocEntry {...section} /> : <SidebarEntry {...section} />;
}

/** Finds the page as the navbar does: in the version that the reader has chosen. */
function DocEntry({docId, docsPluginId, label}: Extract<Section, {docId: string}>): ReactNode {
  const doc = useLayoutDoc(docId, docsPluginId);
  return doc && <Entry to={doc.path} label={label ?? doc.id} />;
}

function SidebarEntry({sidebarId, docsPluginId, label}: Extract<Section, {sidebarId: string}>): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  return link && <Entry to={link.path} label={label ?? link.label} />;
}

function Entry({to, label}: {to: string; label?: string}): ReactNode {
  return (
    <li>
      <Link to={to}>{label}</Link>
    </li>
  );
}
