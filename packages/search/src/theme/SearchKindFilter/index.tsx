import type {Props} from '@theme/SearchKindFilter';
import type {ReactNode} from 'react';
import {labelOf} from '@lectern/search/components/kinds';
import {everyKind, kindOfPage} from '@lectern/search/components/texts';
import {kinds} from '@lectern/search/shared/types';
import styles from './styles.module.css';

/** Which kind of page to show. One at a time: so few need no combining. */
export default function SearchKindFilter({chosen, onChoose, totals}: Props): ReactNode {
  // Of the others, the site has no page.
  const here = kinds.filter((kind) => totals && kind in totals);
  const all = totals && Object.values(totals).reduce((sum, count) => sum + count, 0);
  const choices = [
    {kind: null, label: everyKind(), count: all},
    ...here.map((kind) => ({kind, label: labelOf(kind), count: totals?.[kind]})),
  ];
  return (
    <div role="group" className={styles.filters} aria-label={kindOfPage()}>
      {choices.map(({kind, label, count}) => (
        <button
          key={label}
          type="button"
          className={styles.filter}
          aria-pressed={kind === chosen}
          data-none={count === 0 ? '' : undefined}
          onClick={() => onChoose(kind)}
        >
          {label} <span className={styles.count}>{count ?? ''}</span>
        </button>
      ))}
    </div>
  );
}
