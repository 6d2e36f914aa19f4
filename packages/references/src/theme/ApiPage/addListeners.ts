import {all} from '@theme/ApiPage/all';
import {chooseAsBefore, onChoice} from '@theme/ApiPage/choices';
import {copy} from '@theme/ApiPage/copy';
import {fillFold} from '@theme/ApiPage/fillFold';
import {markFieldAndLine} from '@theme/ApiPage/markFieldAndLine';
import {reveal} from '@theme/ApiPage/reveal';

interface History {
  push: (address: string) => void;
}

/** Adds behaviour that HTML lacks: listeners on the whole page, so that its content stays as it was sent. */
export function addListeners(page: HTMLElement, history: History): void {
  chooseAsBefore(page);
  reveal(page);
  // From now on, styles don't need `:target`.
  page.dataset.apiLive = '';
  window.addEventListener('hashchange', function onHash() {
    if (page.isConnected) reveal(page);
    else window.removeEventListener('hashchange', onHash);
  });
  page.addEventListener('change', ({target}) => onChoice(page, target as HTMLInputElement | HTMLSelectElement));
  page.addEventListener('click', (event) => onClick(page, event, history));
  // The event doesn't bubble, so it is captured.
  page.addEventListener('toggle', ({target}) => void fillFold(page, target as HTMLDetailsElement), true);
  markFieldAndLine(page);
}

function onClick(page: HTMLElement, event: MouseEvent, history: History): void {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('.api-copy');
  if (button) return void copy(button);
  const samples = target.closest('.api-tabs--languages > :is(label, input)')?.parentElement;
  // An example that is opened beside the text takes their place.
  if (samples && !all(samples, '.api-tabs__panel').some(({offsetParent}) => offsetParent)) {
    for (const fold of all(page, '.api-card__fold[open]')) fold.removeAttribute('open');
  }
  const more = target.closest('.api-tabs__label')?.parentElement!.querySelector(':scope > .api-tabs__more[open]');
  // Not after arrow keys, which click as well: they may go on to the next.
  if (more && event.detail > 0) more.removeAttribute('open');
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.origin !== window.location.origin || event.defaultPrevented) return;
  if (link.pathname === window.location.pathname && link.hash) {
    // A click on the current URL doesn't change it.
    reveal(page, link.hash);
  } else if (!link.hasAttribute('download') && !/\.\w+$/.test(link.pathname)) {
    // React doesn't handle these links.
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }
}
