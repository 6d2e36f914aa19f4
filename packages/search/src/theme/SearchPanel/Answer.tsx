import type {MouseEvent, ReactNode} from 'react';
import type {Result} from '@lectern/search/shared/types';
import AllResults from '@lectern/search/components/AllResults';
import Excerpt from '@lectern/search/components/Excerpt';
import {labelOf} from '@lectern/search/components/kinds';
import Marked from '@lectern/search/components/Marked';
import Option from './Option';
import type {Group} from '@lectern/search/components/outline';
import styles from './styles.module.css';

/** The first hits show an excerpt at once, the others when they are the active one. */
const withExcerpt = 3;

interface Props {
  groups: readonly Group[];
  result: Result;
  /** For each option in turn, the last one being all results. */
  addresses: readonly string[];
  active: number;
  idOf: (index: number) => string;
  onActivate: (index: number) => void;
  onClick: (event: MouseEvent<HTMLElement>, href: string) => void;
}

/** What is found, grouped by page. */
export default function Answer(props: Props): ReactNode {
  const {groups, result, addresses, active, idOf, onActivate, onClick} = props;
  const option = (index: number) => {
    const href = addresses[index] ?? '';
    return {
      id: idOf(index),
      href,
      active: index === active,
      onActivate: () => onActivate(index),
      onClick: (event: MouseEvent<HTMLElement>) => onClick(event, href),
    };
  };
  return (
    <>
      {groups.map(({hit, index, sections}, place) => (
        <div key={hit.url} role="group" aria-label={hit.title} className={styles.group}>
          <Option {...option(index)}>
            <span className={styles.title}>
              <Marked text={hit.title} ranges={hit.titleRanges} />
            </span>{' '}
            <span className={styles.place}>{[labelOf(hit.kind), ...hit.breadcrumb].join(' › ')}</span>
            {(place < withExcerpt || index === active) && (
              <Excerpt hit={hit} result={result} className={styles.excerpt} />
            )}
          </Option>
          {sections.map(({section: {url, heading, ranges}, index: at}) => (
            <Option key={url} {...option(at)} className={styles.section}>
              <Marked text={heading} ranges={ranges} />
              <span className={styles.page}> · {hit.title}</span>
            </Option>
          ))}
        </div>
      ))}
      {result.total > 0 && (
        <Option {...option(addresses.length - 1)} className={styles.all}>
          <AllResults count={result.total} />
        </Option>
      )}
    </>
  );
}
