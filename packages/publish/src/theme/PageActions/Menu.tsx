import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';

/** Underscores, because a heading may be called “Page actions”. */
export const idOfList = '__page-actions';

/** A fold that opens without scripts. With them, it closes on Escape, on a choice, and when the focus leaves. */
export default function Menu({children}: {children: ReactNode}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const label = translate({
    id: 'pageActions.more',
    message: 'Page actions',
    description: 'Name of the button that opens the menu beside the title of a doc',
  });

  useEffect(() => {
    const events = new AbortController();
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(
        type,
        ({target}) => {
          if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
        },
        {signal: events.signal},
      );
    }
    return () => events.abort();
  }, []);

  function close(): void {
    if (!menu.current?.open) return;
    menu.current.open = false;
    // What opens over the page returns the focus to the button.
    opener.current?.focus();
  }

  return (
    <details
      ref={menu}
      className="dropdown dropdown--right dropdown--show"
      onKeyDown={({key}) => key === 'Escape' && close()}
    >
      <summary ref={opener} aria-label={label}>
        <span>{label}</span>
      </summary>
      <ul id={idOfList} className="dropdown__menu" onClick={close}>
        {children}
      </ul>
    </details>
  );
}
