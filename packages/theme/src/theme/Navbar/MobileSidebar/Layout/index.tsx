import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The menu of narrow screens as a modal dialog. The browser makes the page behind inert, keeps the focus
 * inside, closes the dialog on Escape, and returns the focus to the button that opened it.
 */
export default function MobileMenu({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: showsSecondary} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const menu = dialog.current;
    if (!menu) return;
    if (!shown) return menu.close();
    if (!menu.open) menu.showModal();
    // Also after “back to main menu”, because that button disappears with its panel.
    const panel = menu.querySelector<HTMLElement>('.menu:not([inert])');
    // The menu would scroll sideways to a panel that is on its way in.
    panel?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
    if (panel) showPage(panel);
  }, [shown, showsSecondary]);

  return (
    <dialog
      ref={dialog}
      aria-label={translate({
        id: 'navbar.mobileMenu.label',
        message: 'Menu',
        description: 'The name of the menu of narrow screens, for screen readers',
      })}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar', styles.menu)}
      onClose={() => {
        if (shown) toggle();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog.
        if (event.target === event.currentTarget) toggle();
      }}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', {'navbar-sidebar__items--show-secondary': showsSecondary})}>
        <Panel inert={showsSecondary}>{primaryMenu}</Panel>
        <Panel inert={!showsSecondary}>{secondaryMenu}</Panel>
      </div>
    </dialog>
  );
}

/** Scrolls a long menu to the page that is read: its entry is the innermost one. */
function showPage(panel: HTMLElement): void {
  const entry = Array.from(panel.querySelectorAll('[aria-current=page]')).at(-1)?.getBoundingClientRect();
  // An entry in a closed category has no position.
  if (!entry?.height) return;
  const {top, bottom} = panel.getBoundingClientRect();
  if (entry.top < top || entry.bottom > bottom)
    panel.scrollTo({top: panel.scrollTop + entry.top - top - 0.4 * (bottom - top), behavior: 'instant'});
}

function Panel({inert, children}: {inert: boolean; children: ReactNode}): ReactNode {
  return (
    <div inert={inert} className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')}>
      {children}
    </div>
  );
}
