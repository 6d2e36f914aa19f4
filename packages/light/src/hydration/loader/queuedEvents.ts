import {closeLetters, openLetters} from '@lectern/kit/letters';
import {queuedControl} from './controls';
import {wayTo} from './place';
import {isOfSearch, searchIsHere} from './search';

/** An event before hydration, which is replayed afterwards. */
export interface QueuedEvent {
  event: Event;
  element: HTMLElement;
  /** The path to its element, because hydration replaces some elements. */
  way: number[];
  /** The browser has handled it: React has to render the same state. */
  handled: boolean;
}

let queuedEvents: QueuedEvent[] = [];

/** Controls that work without scripts. The browser gets these clicks after `patience` milliseconds without hydration. */
const answered = 'summary,a:not([href="#"]),[type=submit]';
const patience = 5000;
let isLate = false;

/** A search box in the navbar or the page that is still disabled. */
const search = '[data-status][role=button]';
const types = ['click', 'pointerup', 'keydown', 'storage'] as const;

/** Queues clicks, keys and changes from other tabs that need hydration, until `takeQueuedEvents`. */
export function queueEvents(): void {
  for (const type of types) addEventListener(type, queue, true);
}

/** The events in their order, for ../client/replayEvents.ts. */
export function takeQueuedEvents(): QueuedEvent[] {
  for (const type of types) removeEventListener(type, queue, true);
  return queuedEvents;
}

/** Lets the browser handle events if it can, and drops the rest, which need scripts. */
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
  // A disabled control, or one around a disabled input, gets no clicks, only pointer events.
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
    // The letter itself is typed into the field that then has the focus.
    openLetters(target);
  } else if (target.matches('[role=tab]') && /^(Enter| |Arrow.*|Home|End)$/.test(key)) {
    enqueue(event, target);
  }
}

/** The search box, if a key opens it: the same keys as in packages/search/src/box/useOfBox.ts. */
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
