import {all} from '@theme/ApiPage/all';
import {onChoice} from '@theme/ApiPage/choices';

/** Opens the folds around the target of the URL, and shows its tab. */
export function reveal(page: HTMLElement, hash = window.location.hash): void {
  const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place || !page.contains(place)) return;
  let isOpened = false;
  for (let element: Element | null = place; element && element !== page; element = element.parentElement) {
    isOpened = open(page, element) || isOpened;
  }
  // Otherwise the reader may be elsewhere by now.
  if (isOpened) place.scrollIntoView();
}

function open(page: HTMLElement, element: Element): boolean {
  if (element instanceof HTMLDetailsElement && !element.open) {
    element.open = true;
    return true;
  }
  if (element.matches('.api-content')) return chooseMedia(page, element);
  if (!element.matches('.api-tabs__panel')) return false;
  const radio = element.previousElementSibling?.previousElementSibling as HTMLInputElement;
  if (radio.checked) return false;
  radio.checked = true;
  onChoice(page, radio);
  return true;
}

function chooseMedia(page: HTMLElement, content: Element): boolean {
  const select = content.parentElement!.querySelector('select')!;
  const index = all(content.parentElement!, ':scope > .api-content').indexOf(content as HTMLElement);
  if (select.selectedIndex === index) return false;
  select.selectedIndex = index;
  onChoice(page, select);
  return true;
}
