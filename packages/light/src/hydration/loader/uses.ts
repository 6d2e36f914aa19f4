import {closeLetters, openLetters} from '@lectern/kit/letters';
import {keptControl} from './controls';
import {wayTo} from './place';
import {isOfSearch, searchIsHere} from './search';

/** What a reader did before the page could answer. */
export interface Use {
  event: Event;
  element: HTMLElement;
  /** Hydration makes some parts of a page anew. */
  way: number[];
  /** The browser has answered it: what React makes has to become as it was left. */
  isGiven: boolean;
}

let uses: Use[] = [];

/** What browsers answer themselves, if they are let: later than the scripts would, but not much later. */
const answered = 'summary,a:not([href="#"]),[type=submit]';
const patience = 5000;
let isLate = false;

/** A search box that is still disabled, in the navbar or in the page. */
const search = '[data-status][role=button]';
const types = ['click', 'pointerup', 'keydown', 'storage'] as const;

/** Keeps clicks, keys and choices of other tabs that only a hydrated page answers, until `takeUses`. */
export function keepUses(): void {
  for (const type of types) addEventListener(type, keep, true);
}

/** In their order; ../client/keptUses.ts makes them again. */
export function takeUses(): Use[] {
  for (const type of types) removeEventListener(type, keep, true);
  return uses;
}

/** Gives back what the browser has an answer to; the others have none without scripts. */
export function giveBackUses(): void {
  giveBack();
  uses = [];
  closeLetters();
}

function giveBack(): void {
  isLate = true;
  // Each is noted once more, as given.
  const kept = uses;
  uses = [];
  for (const use of kept) {
    if (!use.isGiven && use.element.matches(answered)) use.element.click();
    else uses.push(use);
  }
}

function keep(event: Event): void {
  if (event instanceof StorageEvent) keepUse(event, document.body);
  else if (event instanceof KeyboardEvent) keepKey(event);
  else keepClick(event as MouseEvent);
}

function keepClick(event: MouseEvent): void {
  const control = keptControl(event.target);
  if (!control || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A disabled control, or one around a disabled input, is never clicked: its pointer has to do.
  if ((event.type === 'click') === (event.target as Element).matches(':disabled,:disabled *')) return;
  if (isOfSearch(control)) {
    if (searchIsHere()) return;
    stop(event);
  } else {
    const isAnswered = control.matches(answered);
    if (isAnswered) setTimeout(giveBack, patience);
    keepUse(event, control, isAnswered && isLate);
  }
  if (control.matches(search)) openLetters(control);
}

function keepKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey} = event;
  const target = event.target as HTMLElement;
  if (event.isComposing || event.altKey) return;
  const box = calledBox(event);
  if (box) {
    if (!isOfSearch(box)) keepUse(event, document.body);
    else if (searchIsHere()) return;
    else stop(event);
    openLetters(box);
  } else if (target.matches(search) && key.length === 1 && !ctrlKey && !metaKey) {
    // The letter itself is typed where the focus then is.
    openLetters(target);
  } else if (target.matches('[role=tab]') && /^(Enter| |Arrow.*|Home|End)$/.test(key)) {
    keepUse(event, target);
  }
}

/** The search box, where the key calls it: as in packages/search/src/box/useOfBox.ts. */
export const calledBox = ({key, altKey, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): HTMLElement | null =>
  !altKey &&
  (ctrlKey || metaKey
    ? /^k$/i.test(key) && !shiftKey
    : key === '/' && !(target as Element).matches('input:enabled,textarea,select,[contenteditable]'))
    ? document.querySelector<HTMLElement>('.navbar__search')
    : null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function keepUse(event: Event, element: HTMLElement, isGiven = false): void {
  if (!isGiven) stop(event);
  uses.push({event, element, way: wayTo(element), isGiven});
}
