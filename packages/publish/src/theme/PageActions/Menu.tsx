import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/** Opens without scripts, as a fold. With them, it closes with Escape, with a choice, and when the reader goes elsewhere. */
export default function Menu({children}: {children: ReactNode}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);

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
    // What opens over the page gives the focus back to where it was.
    opener.current?.focus();
  }

  return (
    <details ref={menu} className={styles.menu} onKeyDown={({key}) => key === 'Escape' && close()}>
      <summary ref={opener} className={styles.opener}>
        <span className={styles.label}>
          <Translate
            id="pageActions.more"
            description="Name of the button that opens the menu beside the title of a doc"
          >
            Page actions
          </Translate>
        </span>
      </summary>
      <ul className={styles.list} onClick={close}>
        {children}
      </ul>
    </details>
  );
}
