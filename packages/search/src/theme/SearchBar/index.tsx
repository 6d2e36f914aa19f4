import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {useHighlight} from '@lectern/search/components/highlight/useHighlight';
import {attachBox, closeBox} from '@lectern/search/components/searchIndex';
import {labelOfBox, placeholderOf} from '@lectern/search/components/texts';
import {useFollow} from '@lectern/search/components/useFollow';
import {loadWhenQuiet} from '@lectern/search/components/whenQuiet';
import styles from './styles.module.css';

/**
 * The search box of the navbar, as it stands in pages: disabled until its index is there. A script of its own makes a
 * combobox of it (../../box), which may be there before React is, and does not wait for it.
 */
export default function SearchBar(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {follow} = useFollow();
  const {pathname, search} = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  const form = formOf(useBaseUrl('/search'));
  useHighlight();

  useEffect(() => attachBox(box.current!, follow), [follow]);
  useEffect(loadWhenQuiet, []);
  // Also for links inside the panel that lead elsewhere, and for going back.
  useEffect(() => {
    if (shown.current !== page) closeBox();
    shown.current = page;
  }, [page]);

  return (
    <div
      ref={box}
      className={clsx('navbar__search', styles.box)}
      role="button"
      tabIndex={0}
      aria-label={labelOfBox()}
      aria-busy={false}
      data-status="idle"
      // What is in it is not React’s: it may have become something else by now.
      dangerouslySetInnerHTML={{__html: form}}
      suppressHydrationWarning
    />
  );
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
