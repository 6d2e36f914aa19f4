import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useNavbarVisibility} from '@lectern/theme/components/useNavbarVisibility';

/** The menu of narrow screens is a dialog with its own backdrop. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const navbar = useRef<HTMLElement>(null);
  const visible = useNavbarVisibility(navbar, hideOnScroll);
  return (
    <nav
      ref={navbar}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        {
          [styles.hideable!]: hideOnScroll,
          [styles.hidden!]: !visible,
        },
      )}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
