import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {decoded} from '@lectern/kit/decoded';
import {useHighlight} from '@lectern/search/components/highlight/useHighlight';
import {attachBox, closeBox} from '@lectern/search/components/searchIndex';
import {labelOfBox, placeholderOf} from '@lectern/search/components/texts';
import {useFollow} from '@lectern/search/components/useFollow';
import {loadWhenQuiet} from '@lectern/search/components/whenQuiet';
import styles from './styles.module.css';

/**
 * The search box of the navbar, as rendered: disabled until its index has loaded. A separate script turns it into a
 * combobox (../../box); it may run before React, and doesn't wait for it.
 */
export default function SearchBar(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {follow} = useFollow();
  const {pathname, search, hash} = useLocation();
  const page = pathname + search + hash;
  const shown = useRef(page);
  const form = formOf(useBaseUrl('/search'));
  useHighlight();

  useEffect(() => attachBox(box.current!, follow), [follow]);
  useEffect(loadWhenQuiet, []);
  // Also for external links in the panel, and for the Back button.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    closeBox();
    if (box.current!.contains(document.activeElement)) focusOn(hash);
  }, [page, hash]);

  return (
    <div
      ref={box}
      className={clsx('navbar__search', styles.box)}
      role="button"
      tabIndex={0}
      aria-label={labelOfBox()}
      aria-busy={false}
      data-status="idle"
      // React doesn't manage its content, which may have changed by now.
      dangerouslySetInnerHTML={{__html: form}}
      suppressHydrationWarning
    />
  );
}

/** Keys that scroll shall reach the section that was found, from which the Tab key goes on. */
function focusOn(hash: string): void {
  const section = hash && document.getElementById(decoded(hash.slice(1)));
  if (!section) return (document.activeElement as HTMLElement).blur();
  section.tabIndex = -1;
  section.style.outline = 'none';
  section.focus({preventScroll: true});
}

function formOf(searchPage: string): string {
  const attributes = {
    class: 'navbar__search-input',
    type: 'text',
    name: 'q',
    role: 'combobox',
    'aria-label': labelOfBox(),
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocapitalize: 'none',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: '200',
    placeholder: placeholderOf({status: 'idle'}),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<form role="search" class="${styles.form}" action="${escaped(searchPage)}"><input ${written.join(' ')} disabled></form>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
