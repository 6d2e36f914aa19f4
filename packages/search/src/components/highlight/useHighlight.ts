import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';
import {hasWords, withoutWords, wordsOf} from '../addresses';

const loadHighlighter = () => import('./highlighter');
/** Loaded with the first result that is opened; until then, there is nothing to highlight or clear. */
let highlighter: ReturnType<typeof loadHighlighter> | undefined;

/**
 * Reads the words of a result from the URL, removes them there, and highlights them on the page, whether the reader
 * came from another page, opened this one directly, or was here already.
 */
export function useHighlight(): void {
  const location = useLocation();
  const history = useHistory();
  const {currentLocale} = useDocusaurusContext().i18n;

  useEffect(() => {
    const {pathname, search, hash} = location;
    if (!hasWords(search)) {
      highlighter?.then(
        ({leave}) => leave(pathname),
        () => undefined,
      );
      return;
    }
    const words = wordsOf(search);
    history.replace({...location, search: withoutWords(search)});
    highlighter ??= loadHighlighter();
    highlighter.then(
      ({highlight}) => highlight({words, language: currentLocale, pathname, hash}),
      (error: unknown) => {
        highlighter = undefined;
        console.warn('The words cannot be highlighted.', error);
      },
    );
  }, [location, history, currentLocale]);
}
