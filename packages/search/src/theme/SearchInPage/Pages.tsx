import Translate, {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  page: number;
  count: number;
  hrefOf: (page: number) => string;
  onTurn: (event: MouseEvent, page: number) => void;
}

/** Links to the previous and the next page of results, with the position between them. */
export default function Pages({page, count, hrefOf, onTurn}: Props): ReactNode {
  if (count < 2) return null;
  const link = (to: number, rel: string, label: ReactNode) =>
    to >= 1 &&
    to <= count && (
      <a className="button button--secondary" rel={rel} href={hrefOf(to)} onClick={(event) => onTurn(event, to)}>
        {label}
      </a>
    );
  return (
    <nav
      className={styles.pages}
      aria-label={translate({
        id: 'search.pages',
        message: 'Pages of results',
        description: 'The name of the links between pages of results for screen readers',
      })}
    >
      {link(
        page - 1,
        'prev',
        <Translate id="search.pages.previous" description="Link to the page of results before">
          Previous
        </Translate>,
      )}
      <span aria-current="page">
        <Translate id="search.pages.place" values={{page, count}} description="Which page of results this is">
          {'Page {page} of {count}'}
        </Translate>
      </span>
      {link(
        page + 1,
        'next',
        <Translate id="search.pages.next" description="Link to the next page of results">
          Next
        </Translate>,
      )}
    </nav>
  );
}
