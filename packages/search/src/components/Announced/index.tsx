import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A hidden text that screen readers announce when it changes. */
export default function Announced({children}: {children: ReactNode}): ReactNode {
  return (
    <div role="status" className={styles.announced}>
      {children}
    </div>
  );
}
