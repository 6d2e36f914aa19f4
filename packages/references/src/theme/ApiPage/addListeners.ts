import {chooseAsBefore, onChoice} from '@theme/ApiPage/choices';
import {copy} from '@theme/ApiPage/copy';
import {fillFold} from '@theme/ApiPage/fillFold';
import {markFieldAndLine} from '@theme/ApiPage/markFieldAndLine';
import {reveal} from '@theme/ApiPage/reveal';

interface History {
  push: (address: string) => void;
}

/** What a page does that its HTML cannot: listeners on the whole of it, so that what is inside stays as it was sent. */
export function addListeners(page: HTMLElement, history: History): void {
  chooseAsBefore(page);
  reveal(page);
  // From now on, styles need not show what the address names.
  page.dataset.apiLive = '';
  window.addEventListener('hashchange', function onHash() {
    if (page.isConnected) reveal(page);
    else window.removeEventListener('hashchange', onHash);
  });
  page.addEventListener('change', ({target}) => onChoice(page, target as HTMLInputElement | HTMLSelectElement));
  page.addEventListener('click', (event) => onClick(page, event, history));
  // It does not rise from a fold to what is around it.
  page.addEventListener('toggle', ({target}) => void fillFold(page, target as HTMLDetailsElement), true);
  markFieldAndLine(page);
}

function onClick(page: HTMLElement, event: MouseEvent, history: History): void {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('.api-copy');
  if (button) return void copy(button);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.origin !== window.location.origin || event.defaultPrevented) return;
  if (link.pathname === window.location.pathname && link.hash) {
    // The address may be the one of before, and then does not change.
    reveal(page, link.hash);
  } else if (!link.hasAttribute('download') && !/\.\w+$/.test(link.pathname)) {
    // React knows nothing of these links.
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }
}
