import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Above the recent searches, or what to do where there are none. */
export default function RecentHead({some, onForget}: {some: boolean; onForget: () => void}): ReactNode {
  if (!some) {
    return (
      <p className={styles.hint}>
        <Translate id="search.hint" description="What the search panel says before anything is typed">
          Type a word, the beginning of one, or a name from code.
        </Translate>
      </p>
    );
  }
  return (
    <p className={styles.hint}>
      <Translate id="search.recent" description="Heading above the recent searches">
        Recent searches
      </Translate>
      <button type="button" className={styles.forget} onClick={onForget}>
        <Translate id="search.recent.forget" description="Button that removes the recent searches">
          Clear
        </Translate>
      </button>
    </p>
  );
}
