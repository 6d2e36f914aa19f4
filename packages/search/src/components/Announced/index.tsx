import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Said by screen readers whenever it changes; not seen. */
export default function Announced({children}: {children: ReactNode}): ReactNode {
  return (
    <div role="status" className={styles.announced}>
      {children}
    </div>
  );
}
