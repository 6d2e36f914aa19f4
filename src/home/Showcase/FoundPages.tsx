import {withWords} from '@lectern/search/components/addresses';
import Excerpt from '@lectern/search/components/Excerpt';
import Marked from '@lectern/search/components/Marked';
import {loadIndex, useIndexState} from '@lectern/search/components/searchIndex';
import {useFollow} from '@lectern/search/components/useFollow';
import {useResults} from '@lectern/search/components/useResults';
import {type ReactNode, useEffect} from 'react';

/** The first pages that the search of the site finds. */
export default function FoundPages({text}: {text: string}): ReactNode {
  const {status} = useIndexState();
  const {answer} = useResults({text, kind: null, limit: 4}, status === 'ready');
  const {followClick} = useFollow();
  useEffect(() => void loadIndex(), []);
  if (!answer) return null;
  const {result} = answer;
  return result.hits.map((hit) => {
    const href = withWords(hit.url, result.words);
    return (
      <li key={hit.url}>
        <a href={href} onClick={(event) => followClick(event, href)}>
          <b>
            <Marked text={hit.title} ranges={hit.titleRanges} />
          </b>{' '}
          <Excerpt hit={hit} result={result} />
        </a>
      </li>
    );
  });
}
