import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSyncExternalStore, type ReactNode} from 'react';
import {isOver} from '@lectern/markdown/notes/readNotice';
import styles from './styles.module.css';

/** `isOver`, before the first paint: nothing moves when a reader opens a page that was built before the day. */
const hideInTime = `(e=>{e.hidden=new Date().toISOString().slice(0,10)>e.dataset.until})(document.currentScript.parentElement)`;

/** What stands on a page until a day is over, even if the page is older than that. */
export default function Notice({until, children}: {until: string; children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const over = useSyncExternalStore(
    () => () => undefined,
    () => isOver(until),
    () => false,
  );
  if (over) return null;
  return (
    <div className={styles.notice} data-until={until} suppressHydrationWarning>
      {/* Only in the HTML: a script that React adds to a page would not run. */}
      {!isBrowser && <script dangerouslySetInnerHTML={{__html: hideInTime}} />}
      {children}
    </div>
  );
}
