import {findMatches} from '../../shared/normalise';
import type {Language} from '../../shared/types';
import {createPainter} from './painters';
import {reveal} from './reveal';
import {rangeOf, textRuns} from './textRuns';

interface Words {
  words: string[];
  language: Language;
  /** The page of the words. */
  pathname: string;
  /** The section that the reader chose, from the URL. */
  hash: string;
}

/** Milliseconds: parts of a page may arrive after the navigation. */
const longestWait = 5000;
/** Milliseconds: changes of a page come in bursts. */
const pause = 50;
/** A word of two letters may be everywhere. */
const mostRanges = 2000;

const painter = createPainter();
let stop: (() => void) | undefined;
let page: string | undefined;

/** Highlights words in the text of the page, now and when it changes, until Escape or another page. */
export function highlight({words, language, pathname, hash}: Words): void {
  clear();
  if (words.length === 0) return;
  page = pathname;
  let found = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    timer = undefined;
    painter.clear();
    const ranges = matches(words, language);
    if (!found && ranges.length > 0) {
      found = true;
      reveal(ranges, hash);
    }
    painter.paint(ranges);
    observer.takeRecords();
  };
  const observer = new MutationObserver((changes) => {
    if (timer === undefined && changes.some(inText)) timer = setTimeout(show, pause);
  });
  const giveUp = setTimeout(() => !found && clear(), longestWait);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) clear();
  };

  observer.observe(document.body, {childList: true, characterData: true, subtree: true});
  document.addEventListener('keydown', onKeyDown);
  stop = () => {
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown);
    clearTimeout(timer);
    clearTimeout(giveUp);
    painter.clear();
  };
  show();
}

export function clear(): void {
  stop?.();
  stop = undefined;
  page = undefined;
}

/** Ends the highlighting of other pages than this one. */
export function leave(pathname: string): void {
  if (page !== undefined && page !== pathname) clear();
}

function matches(words: string[], language: Language): Range[] {
  const text = document.querySelector('main');
  if (!text) return [];
  return textRuns(text)
    .flatMap((run) => findMatches(run.text, words, language).map(([start, end]) => rangeOf(run, start, end)))
    .slice(0, mostRanges);
}

/** Whether a change is in the text: typing in the navbar, for instance, isn't. */
function inText({target}: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element !== null && (element.closest('main') !== null || element.querySelector('main') !== null);
}
