import type {ReactNode} from 'react';
import type {Result} from '@lectern/search/shared/types';
import {withWords} from '@lectern/search/components/addresses';
import Excerpt from '@lectern/search/components/Excerpt';
import {labelOf} from '@lectern/search/components/kinds';
import Marked from '@lectern/search/components/Marked';
import {addressOf, sectionsShown} from '@lectern/search/components/outline';
import {useFollow} from '@lectern/search/components/useFollow';
import styles from './styles.module.css';

interface Props {
  result: Result;
  /** How many hits stand on the pages before. */
  first: number;
}

/** The pages found, each with its place, a piece of its text and its best sections. */
export default function Found({result, first}: Props): ReactNode {
  const {hits, words} = result;
  const {followClick} = useFollow();
  const link = (url: string, content: ReactNode) => {
    const href = withWords(url, words);
    return (
      <a href={href} onClick={(event) => followClick(event, href)}>
        {content}
      </a>
    );
  };
  return (
    <ol className={styles.found} start={first + 1}>
      {hits.map((hit) => (
        <li key={hit.url}>
          <h2 className={styles.title}>{link(addressOf(hit), <Marked text={hit.title} ranges={hit.titleRanges} />)}</h2>
          <p className={styles.place}>{[labelOf(hit.kind), ...hit.breadcrumb].join(' › ')}</p>
          <p className={styles.text}>
            <Excerpt hit={hit} result={result} className={styles.excerpt} />
          </p>
          {sectionsShown(hit).length > 0 && (
            <ul className={styles.sections}>
              {sectionsShown(hit, 4).map(({url, heading, ranges, within}) => (
                <li key={url}>
                  {link(
                    url,
                    <>
                      <Marked text={heading} ranges={ranges} />
                      {within && ` · ${within}`}
                      <span className={styles.page}> · {hit.title}</span>
                    </>,
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
