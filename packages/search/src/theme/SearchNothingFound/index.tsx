import Translate from '@docusaurus/Translate';
import browse from '@generated/lectern-search/default/browse.json';
import type {Props} from '@theme/SearchNothingFound';
import type {ReactNode} from 'react';
import Browse from '@lectern/search/components/Browse';
import styles from './styles.module.css';

/** The message for an empty result, with suggestions. */
export default function SearchNothingFound({text, elsewhere, onEverywhere}: Props): ReactNode {
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>
        <Translate id="search.nothing" values={{text}} description="Title where a search finds nothing">
          {'Nothing found for “{text}”'}
        </Translate>
      </p>
      {elsewhere > 0 && (
        <button type="button" className="button button--secondary button--sm" onClick={onEverywhere}>
          <Translate
            id="search.nothing.everywhere"
            values={{count: elsewhere}}
            description="Button where a filtered search finds nothing, but an unfiltered one would"
          >
            {'Search all kinds of pages ({count})'}
          </Translate>
        </button>
      )}
      <ul>
        <li>
          <Translate id="search.nothing.fewer" description="Advice where a search finds nothing">
            Try fewer words, or the beginning of one.
          </Translate>
        </li>
        <li>
          <Translate id="search.nothing.other" description="Advice where a search finds nothing">
            Try another word for the same thing.
          </Translate>
        </li>
        {browse.sections && (
          <li>
            <Browse />
          </li>
        )}
      </ul>
    </div>
  );
}
