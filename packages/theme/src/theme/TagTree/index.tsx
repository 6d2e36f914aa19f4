import Link from '@docusaurus/Link';
import type {Branch, CountedTag} from '@lectern/theme/tags/tree';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Every tag below the one it belongs to, each with a number of pages. */
export default function TagTree({tree}: {tree: Branch<CountedTag>[]}): ReactNode {
  return (
    <ul className={styles.roots}>
      {tree.map(({tag, children}) => (
        <li key={tag.permalink} className={styles.root}>
          <TagLink tag={tag} />
          <Branches branches={children} />
        </li>
      ))}
    </ul>
  );
}

function Branches({branches}: {branches: Branch<CountedTag>[]}): ReactNode {
  if (branches.length === 0) return null;
  return (
    <ul className={styles.branches}>
      {branches.map(({tag, children}) => (
        <li key={tag.permalink}>
          <TagLink tag={tag} />
          <Branches branches={children} />
        </li>
      ))}
    </ul>
  );
}

function TagLink({tag: {label, permalink, description, pages}}: {tag: CountedTag}): ReactNode {
  return (
    <Link to={permalink} title={description} className={styles.tag}>
      {label} <span className={styles.count}>{pages}</span>
    </Link>
  );
}
