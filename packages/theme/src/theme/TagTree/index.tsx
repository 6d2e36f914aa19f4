import Link from '@docusaurus/Link';
import {type Tagged, useTagCounts} from '@lectern/theme/components/useTagCounts';
import type {Branch, CountedTag} from '@lectern/theme/tags/tree';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Every tag below the one it belongs to, with the number of what carries it. */
export default function TagTree({tree, of = 'pages'}: {tree: Branch<CountedTag>[]; of?: Tagged}): ReactNode {
  return (
    <ul className={styles.roots}>
      {tree.map((branch) => (
        <Line key={branch.tag.permalink} branch={branch} of={of} className={styles.root} />
      ))}
    </ul>
  );
}

interface LineProps {
  branch: Branch<CountedTag>;
  of: Tagged;
  className?: string;
}

function Line({branch, of, className}: LineProps): ReactNode {
  const {
    tag: {label, permalink, description, pages},
    children,
  } = branch;
  const counts = useTagCounts();
  return (
    <li className={className}>
      <div className={styles.line}>
        <Link to={permalink} title={description}>
          {label}
        </Link>{' '}
        <span title={counts[of](pages)}>{pages}</span>
      </div>
      {children.length > 0 && (
        <ul className={styles.branches}>
          {children.map((child) => (
            <Line key={child.tag.permalink} branch={child} of={of} />
          ))}
        </ul>
      )}
    </li>
  );
}
