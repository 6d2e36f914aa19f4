import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type NavbarItem, useThemeConfig} from '@docusaurus/theme-common';
import clsx from 'clsx';
import HomeLayout from './HomeLayout';
import styles from './styles.module.css';

/** A plain home page, made of what the configuration knows: the name, the tagline, and the sections in the navbar. */
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
            {sections.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </main>
    </HomeLayout>
  );
}

function isSection(item: NavbarItem): item is {to: string; label: string} {
  return typeof item.to === 'string' && typeof item.label === 'string';
}
