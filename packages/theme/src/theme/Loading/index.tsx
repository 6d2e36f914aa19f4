import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  error?: Error | null;
  pastDelay?: boolean;
  retry: () => void;
}

/** Replaces a page, or a part of one, while its script is loading or after that has failed. */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>
          <Translate id="loading.failed" description="Shown when a script of the page could not be loaded">
            This part of the page could not be loaded.
          </Translate>
        </p>
        <p className={styles.reason}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="loading.retry" description="The button that loads a script of the page again">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div
      className={styles.spinner}
      role="status"
      aria-label={translate({
        id: 'loading.label',
        message: 'Loading…',
        description: 'What the spinner says to screen readers while a page loads',
      })}
    />
  );
}
