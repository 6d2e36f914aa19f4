import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect, useId, useRef} from 'react';
import {searchOf} from '@lectern/search/components/addresses';
import AllResults from '@lectern/search/components/AllResults';
import Announced from '@lectern/search/components/Announced';
import Browse from '@lectern/search/components/Browse';
import type {Props} from '@theme/SearchInPage';
import SearchKindFilter from '@theme/SearchKindFilter';
import SearchNothingFound from '@theme/SearchNothingFound';
import {loadIndex} from '@lectern/search/components/searchIndex';
import StaleNote from '@lectern/search/components/StaleNote';
import {labelOfBox, searchFailed} from '@lectern/search/components/texts';
import {useCounted} from '@lectern/search/components/useCounted';
import {useResults} from '@lectern/search/components/useResults';
import {useSearchField} from '@lectern/search/components/useSearchField';
import VersionFilter, {useVersion} from '@lectern/search/components/searchVersions';
import Found from './Found';
import Pages from './Pages';
import styles from './styles.module.css';

/** A search in the page: box, filters, results, and links for empty results. */
export default function SearchInPage({search, onSearch, paged}: Props): ReactNode {
  const {text, kind, page} = search;
  const version = useVersion(search.version);
  const {state, wrapper, input, wrapperProps, inputProps, problem} = useSearchField();
  const perPage = paged ? 10 : 5;
  const ready = state.status === 'ready';
  const {answer, failed} = useResults(
    {text, kind, version: version?.name, limit: perPage, offset: (page - 1) * perPage},
    ready,
  );
  const results = useRef<HTMLDivElement>(null);
  const id = useId();
  const counted = useCounted();
  const searchPage = useBaseUrl('/search');

  // A URL with a query is a use of the search.
  const asked = text.trim() !== '';
  useEffect(() => {
    if (asked) void loadIndex();
  }, [asked]);

  const {total = 0, totalByKind} = answer?.result ?? {};
  const elsewhere = kind && totalByKind ? Object.values(totalByKind).reduce((sum, of) => sum + of, 0) : 0;
  const turnTo = (event: MouseEvent, to: number) => {
    event.preventDefault();
    onSearch({...search, page: to});
    results.current?.focus({preventScroll: true});
    window.scrollTo(0, 0);
  };

  return (
    <div className={styles.search} data-no-highlight="">
      <div
        ref={wrapper}
        {...wrapperProps}
        className={clsx(styles.box, state.status === 'failed' && styles.failed)}
        data-status={state.status}
      >
        <form
          role="search"
          // A name that differs from that of the search in the navbar.
          aria-label={translate({
            id: 'search.site.label',
            message: 'Search with filters',
            description: 'The name of the search in the page for screen readers',
          })}
          action={searchPage}
          onSubmit={(event) => event.preventDefault()}
        >
          <input
            ref={input}
            {...inputProps}
            type="text"
            name="q"
            aria-label={labelOfBox()}
            aria-controls={id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={(event) => onSearch({...search, text: event.target.value, page: 1})}
          />
        </form>
      </div>
      <Announced>{problem || (answer && counted(total))}</Announced>
      {problem && <p className={styles.problem}>{problem}</p>}
      {asked && (
        <SearchKindFilter
          chosen={kind}
          onChoose={(chosen) => onSearch({...search, kind: chosen, page: 1})}
          totals={answer ? totalByKind : undefined}
        />
      )}
      {paged && !asked && (
        <p className={styles.browse}>
          <Browse />
        </p>
      )}
      {asked && <VersionFilter chosen={version} onChoose={(name) => onSearch({...search, version: name, page: 1})} />}
      <div ref={results} id={id} tabIndex={-1} className={styles.results}>
        {answer && total > 0 && <p className={styles.count}>{counted(total)}</p>}
        {answer && <Found result={answer.result} first={answer.query.offset ?? 0} />}
        {answer && total === 0 && (
          <SearchNothingFound
            text={answer.query.text}
            elsewhere={elsewhere}
            onEverywhere={() => onSearch({...search, kind: null, page: 1})}
          />
        )}
        {failed && (
          <p className={styles.problem} role="alert">
            {searchFailed()}
          </p>
        )}
        {paged ? (
          <Pages
            page={page}
            count={Math.ceil(total / perPage)}
            hrefOf={(to) => searchPage + searchOf({...search, page: to})}
            onTurn={turnTo}
          />
        ) : (
          total > perPage && (
            <p>
              <a href={searchPage + searchOf({...search, version: version?.inAddress ?? null, page: 1})}>
                <AllResults count={total} />
              </a>
            </p>
          )
        )}
      </div>
      <StaleNote className={styles.note} />
    </div>
  );
}
