import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What `:::figure` becomes: something to look at and its caption, at an address of its own. See figures/figures.ts. */
export default function Figure({id, children}: {id: string; children: ReactNode}): ReactNode {
  // Tells the check for broken anchors that this one exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <figure id={id} className={styles.figure}>
      {children}
    </figure>
  );
}
