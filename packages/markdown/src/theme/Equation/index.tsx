import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A numbered formula at an address of its own. Put into pages by math/equations.ts. */
export default function Equation({id, children}: {id: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.equation}>
      {children}
    </div>
  );
}
