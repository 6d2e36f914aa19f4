import Link from '@docusaurus/Link';
import {type Tagged, useTagCounts} from '@lectern/theme/components/useTagCounts';
import type {Branch, CountedTag} from '@lectern/theme/tags/tree';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Every tag below the one it belongs to, with the number of what carries it or one below it. */
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
  const {tag, children} = branch;
  const {pages, own = pages} = tag;
  const counts = useTagCounts();
  const inWords = own < pages ? `${counts[of](own)}, ${counts.withNarrower(pages)}` : counts[of](pages);
  return (
    <li className={clsx(styles.tag, className)}>
      <Link to={tag.permalink} title={tag.description}>
        {tag.label}
      </Link>{' '}
      <span className={styles.count} title={inWords}>
        {pages}
      </span>
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
