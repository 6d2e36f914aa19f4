import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useId, type ReactNode} from 'react';
import type {Neighbours} from '@lectern/docs/neighbours';
import styles from './styles.module.css';

/** Related docs, and backlinks if the site lists them. */
export default function DocNeighbours(): ReactNode {
  const {related, backlinks} = useDoc().metadata as Neighbours;
  return (
    <>
      {related && (
        <Pages
          title={translate({
            id: 'neighbours.related',
            message: 'Related pages',
            description: 'Heading at the foot of a doc, above pages that share tags with it',
          })}
          pages={related}
        />
      )}
      {backlinks && (
        <Pages
          title={translate({
            id: 'neighbours.backlinks',
            message: 'Pages that link here',
            description: 'Heading at the foot of a doc, above the pages that link to it',
          })}
          pages={backlinks}
        />
      )}
    </>
  );
}

function Pages({title, pages}: {title: string; pages: NonNullable<Neighbours['related']>}): ReactNode {
  const id = useId();
  return (
    <nav className={styles.pages} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.permalink}>
            <Link to={page.permalink}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
