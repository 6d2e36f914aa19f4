import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {searchOf} from '@lectern/search/components/addresses';
import Announced from '@lectern/search/components/Announced';
import {useHighlight} from '@lectern/search/components/highlight/useHighlight';
import type {PanelHandle} from '@theme/SearchPanel';
import {useSearchField} from '@lectern/search/components/useSearchField';
import {useVersion} from '@lectern/search/components/searchVersions';
import styles from './styles.module.css';
import {keepFocus, useSheet} from '@lectern/search/components/useSheet';
import {onMac, useShortcut} from '@lectern/search/components/useShortcut';

/** The search box of the navbar: a combobox whose list is the panel below it. */
export default function SearchBar(): ReactNode {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const {state, wrapper, input, wrapperProps, inputProps, problem, enter} = useSearchField(() => setOpen(true));
  const panel = useRef<PanelHandle>(null);
  const listId = useId();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const version = useVersion(null);
  const sheet = useSheet(open);
  const close = useCallback(() => setOpen(false), []);
  useHighlight();

  const ready = state.status === 'ready';
  const openBox = useCallback(() => {
    enter();
    setOpen(ready);
    if (ready) input.current?.select();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `enter` is made of `ready`
  }, [ready]);
  useShortcut(openBox);
  useCloseOutside(open, wrapper, close);
  useCloseOnNavigation(close);

  const shut = () => {
    setOpen(false);
    // On a phone the focus in the box would bring the keyboard up again.
    (sheet ? wrapper : input).current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (!open && text === '') return;
      event.preventDefault();
      if (open) shut();
      else setText('');
    }
    if (event.key === 'Tab' && sheet) keepFocus(event, wrapper);
    if (event.target === input.current && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      if (steer(event.key)) event.preventDefault();
    }
  };

  /** Whether the key means something for the list of results. */
  const steer = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (open) panel.current?.move(key === 'ArrowDown' ? 1 : -1);
        else setOpen(true);
        return true;
      case 'Home':
      case 'End':
        return open && (panel.current?.moveTo(key === 'Home' ? 'first' : 'last') ?? false);
      case 'Enter':
        return open && (panel.current?.choose() ?? false);
      default:
        return false;
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setOpen(false);
    history.push(searchPage + searchOf({text: text.trim(), kind: null, version: version?.inAddress ?? null, page: 1}));
  };

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    // The window itself may have lost the focus, for a while.
    if (document.hasFocus() && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={wrapper}
      {...wrapperProps}
      className={clsx('navbar__search', styles.box, sheet && styles.sheet)}
      data-status={state.status}
      onKeyDown={ready ? onKeyDown : wrapperProps.onKeyDown}
      onBlur={onBlur}
      {...(sheet && {role: 'dialog', 'aria-modal': true, 'aria-label': inputProps.placeholder})}
    >
      <form role="search" className={styles.form} action={searchPage} onSubmit={onSubmit}>
        <input
          ref={input}
          {...inputProps}
          className="navbar__search-input"
          type="text"
          name="q"
          role="combobox"
          aria-label={translate({
            id: 'search.box.label',
            message: 'Search this site',
            description: 'The name of the search box for screen readers',
          })}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open ? activeId : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
        />
        {ready && !sheet && text === '' && (
          <span className={styles.hint} aria-hidden="true">
            <kbd>{onMac() ? '⌘K' : 'Ctrl+K'}</kbd>
          </span>
        )}
        {sheet && (
          <button
            type="button"
            className={clsx('clean-btn', styles.close)}
            onClick={shut}
            aria-label={translate({
              id: 'search.close',
              message: 'Close search',
              description: 'Button that closes the search on a phone',
            })}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        )}
      </form>
      <Announced>{problem}</Announced>
      {open && ready && (
        <state.Panel
          text={text}
          listId={listId}
          handle={panel}
          onActive={setActiveId}
          onText={(past) => {
            setText(past);
            input.current?.focus();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function useCloseOutside(open: boolean, wrapper: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!wrapper.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, wrapper, close]);
}

/** Also for links inside the panel that lead elsewhere, and for going back. */
function useCloseOnNavigation(close: () => void): void {
  const {pathname, search} = useLocation();
  useEffect(close, [pathname, search, close]);
}
