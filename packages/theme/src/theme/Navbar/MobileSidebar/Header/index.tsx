import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's, with links to the other languages, whose list in the menu is several taps away. */
export default function MobileMenuHeader(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <Languages />
      <NavbarColorModeToggle className="margin-right--md" />
      <button
        type="button"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}
        className="clean-btn navbar-sidebar__close"
        onClick={toggle}
      >
        <IconClose color="var(--ifm-color-emphasis-600)" />
      </button>
    </div>
  );
}

/** More than two would not fit beside the logo. */
function Languages(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const rest = useHistorySelector(({location: {search, hash}}) => search + hash);
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  if (others.length > 2) return null;
  return others.map((locale) => {
    const {label, htmlLang, url} = i18n.localeConfigs[locale]!;
    const href = createUrl({locale, fullyQualified: url !== siteConfig.url}) + rest;
    return (
      <a key={locale} href={href} lang={htmlLang} hrefLang={htmlLang} aria-label={label} className={styles.language}>
        {locale.toUpperCase()}
      </a>
    );
  });
}
