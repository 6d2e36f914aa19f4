import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type MouseEvent, type ReactNode, useEffect, useImperativeHandle, useState} from 'react';
import {searchOf, withWords} from '@lectern/search/components/addresses';
import Announced from '@lectern/search/components/Announced';
import type {Filter} from '@lectern/search/components/kinds';
import type {Props} from '@theme/SearchPanel';
import SearchKindFilter from '@theme/SearchKindFilter';
import SearchNothingFound from '@theme/SearchNothingFound';
import {recentSearches} from '@lectern/search/components/recentSearches';
import StaleNote from '@lectern/search/components/StaleNote';
import {useCounted} from '@lectern/search/components/useCounted';
import {useFollow} from '@lectern/search/components/useFollow';
import {useResults} from '@lectern/search/components/useResults';
import VersionFilter, {useVersion} from '@lectern/search/components/searchVersions';
import Answer from './Answer';
import Option from './Option';
import {outline} from '@lectern/search/components/outline';
import RecentHead from './RecentHead';
import styles from './styles.module.css';

const mostPages = 6;

/** Below the box: what is found for its text, or, while that is empty, the recent searches. */
export default function SearchPanel({text, listId, handle, onActive, onText, onClose}: Props): ReactNode {
  const recent = recentSearches(useDocusaurusContext().i18n.currentLocale);
  const [remembered, setRemembered] = useState(recent.read);
  const [kind, setKind] = useState<Filter | null>(null);
  const [chosenVersion, setVersion] = useState<string | null>(null);
  const version = useVersion(chosenVersion);
  const {answer, failed} = useResults({text, kind, version: version?.name, limit: mostPages});
  const [activated, setActivated] = useState<{index: number; list: unknown}>({index: -1, list: null});
  const {follow, followClick} = useFollow();
  const searchPage = useBaseUrl('/search');
  const counted = useCounted();

  const asked = text.trim();
  const {hits = [], words = [], total = 0, totalByKind} = answer?.result ?? {};
  const groups = outline(hits);
  const addresses = groups.flatMap(({hit, sections}) => [
    withWords(hit.url, words),
    ...sections.map(({section}) => withWords(section.url, words)),
  ]);
  if (total > 0)
    addresses.push(searchPage + searchOf({text: asked, kind, version: version?.inAddress ?? null, page: 1}));

  // Another answer, another list: nothing in it is active yet.
  const list = asked === '' ? remembered : answer;
  const active = activated.list === list ? activated.index : -1;
  const activate = (index: number) => setActivated({index, list});
  const count = asked === '' ? remembered.length : addresses.length;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = active < 0 ? undefined : idOf(active);

  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId, onActive]);

  useImperativeHandle(handle, () => ({
    move(by) {
      // Before the first and after the last stands the box itself.
      const places = count + 1;
      activate(((active + 1 + by + places) % places) - 1);
    },
    moveTo(end) {
      if (active < 0) return false;
      activate(end === 'first' ? 0 : count - 1);
      return true;
    },
    choose() {
      if (active < 0) return false;
      const href = addresses[active];
      if (asked === '') {
        onText(remembered[active] ?? '');
      } else if (href) {
        recent.add(asked);
        onClose();
        follow(href);
      }
      return true;
    },
  }));

  const click = (event: MouseEvent<HTMLElement>, href: string) => {
    recent.add(asked);
    if (followClick(event, href)) onClose();
  };
  const elsewhere = kind && totalByKind ? Object.values(totalByKind).reduce((sum, of) => sum + of, 0) : 0;

  return (
    // The focus stays in the box, which steers the panel: after a press in it, and where the browser would make a stop
    // of the Tab key of whatever scrolls.
    <div className={styles.panel} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {asked === '' ? (
        <RecentHead
          some={remembered.length > 0}
          onForget={() => {
            recent.forget();
            setRemembered([]);
          }}
        />
      ) : (
        <div className={styles.head}>
          <SearchKindFilter chosen={kind} onChoose={setKind} totals={totalByKind} />
          <VersionFilter chosen={version} onChoose={setVersion} />
        </div>
      )}
      <div
        role="listbox"
        id={listId}
        className={styles.list}
        aria-label={translate({
          id: 'search.results',
          message: 'Results',
          description: 'The name of the list of results for screen readers',
        })}
      >
        {asked === ''
          ? remembered.map((past, index) => (
              <Option
                key={past}
                id={idOf(index)}
                active={index === active}
                className={styles.past}
                onActivate={() => activate(index)}
                onClick={() => onText(past)}
              >
                {past}
              </Option>
            ))
          : answer && (
              <Answer
                {...{groups, addresses, active, idOf}}
                result={answer.result}
                onActivate={activate}
                onClick={click}
              />
            )}
      </div>
      {answer && total === 0 && (
        <SearchNothingFound text={answer.query.text} elsewhere={elsewhere} onEverywhere={() => setKind(null)} />
      )}
      {failed && (
        <p className={styles.hint} role="alert">
          <Translate id="search.failed" description="Said where search stopped working after it had started">
            Search stopped working. Reload the page to search again.
          </Translate>
        </p>
      )}
      <StaleNote className={styles.hint} />
      <Announced>{answer && counted(total)}</Announced>
    </div>
  );
}
