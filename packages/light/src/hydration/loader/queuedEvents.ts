import {closeLetters, openLetters} from '@lectern/kit/letters';
import {queuedControl} from './controls';
import {wayTo} from './place';
import {isOfSearch, searchIsHere} from './search';

/** An event from before the page was hydrated, which is replayed afterwards. */
export interface QueuedEvent {
  event: Event;
  element: HTMLElement;
  /** Where the element stands: hydration replaces some elements. */
  way: number[];
  /** The browser has answered it: what React renders has to show the same state. */
  handled: boolean;
}

let queuedEvents: QueuedEvent[] = [];

/** What browsers answer without scripts. They get these clicks after `patience` milliseconds without hydration. */
const answered = 'summary,a:not([href="#"]),[type=submit]';
const patience = 5000;
let isLate = false;

/** A search box that is still disabled, in the navbar or in the page. */
const search = '[data-status][role=button]';
const types = ['click', 'pointerup', 'keydown', 'storage'] as const;

/** Queues clicks, keys and changes from other tabs that only a hydrated page answers, until `takeQueuedEvents`. */
export function queueEvents(): void {
  for (const type of types) addEventListener(type, queue, true);
}

/** In their order, for ../client/replayEvents.ts. */
export function takeQueuedEvents(): QueuedEvent[] {
  for (const type of types) removeEventListener(type, queue, true);
  return queuedEvents;
}

/** Lets the browser answer what it can, and drops the rest, which nothing answers without scripts. */
export function releaseEvents(): void {
  releaseClicks();
  queuedEvents = [];
  closeLetters();
}

function releaseClicks(): void {
  isLate = true;
  // Each click is queued once more, as handled.
  const queued = queuedEvents;
  queuedEvents = [];
  for (const event of queued) {
    if (!event.handled && event.element.matches(answered)) event.element.click();
    else queuedEvents.push(event);
  }
}

function queue(event: Event): void {
  if (event instanceof StorageEvent) enqueue(event, document.body);
  else if (event instanceof KeyboardEvent) queueKey(event);
  else queueClick(event as MouseEvent);
}

function queueClick(event: MouseEvent): void {
  const control = queuedControl(event.target);
  if (!control || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A disabled control, or one around a disabled input, is never clicked: its pointer has to do.
  if ((event.type === 'click') === (event.target as Element).matches(':disabled,:disabled *')) return;
  if (isOfSearch(control)) {
    if (searchIsHere()) return;
    stop(event);
  } else {
    const isAnswered = control.matches(answered);
    if (isAnswered) setTimeout(releaseClicks, patience);
    enqueue(event, control, isAnswered && isLate);
  }
  if (control.matches(search)) openLetters(control);
}

function queueKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey} = event;
  const target = event.target as HTMLElement;
  if (event.isComposing || event.altKey) return;
  const box = calledBox(event);
  if (box) {
    if (!isOfSearch(box)) enqueue(event, document.body);
    else if (searchIsHere()) return;
    else stop(event);
    openLetters(box);
  } else if (target.matches(search) && key.length === 1 && !ctrlKey && !metaKey) {
    // The letter itself is typed where the focus then is.
    openLetters(target);
  } else if (target.matches('[role=tab]') && /^(Enter| |Arrow.*|Home|End)$/.test(key)) {
    enqueue(event, target);
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

function enqueue(event: Event, element: HTMLElement, handled = false): void {
  if (!handled) stop(event);
  queuedEvents.push({event, element, way: wayTo(element), handled});
}
