import {keptControl} from './controls';
import {type Place, placeOf, whereIs} from './place';

/** What a reader did before the page could answer, in order. */
const uses: (() => void)[] = [];
/** What was typed after the search was called for. */
let typed = '';
let searching = false;
/** How long the index of the search is waited for. */
const patience = 10_000;

const search = '.navbar__search';
const types = ['click', 'pointerup', 'keydown'] as const;

/** Keeps clicks and keys that only a hydrated page answers; the function makes them again. */
export function keepUses(): () => void {
  for (const type of types) addEventListener(type, keep, true);
  return () => {
    for (const type of types) removeEventListener(type, keep, true);
    makeAgain();
  };
}

function keep(event: PointerEvent | MouseEvent | KeyboardEvent): void {
  if (event instanceof KeyboardEvent) keepKey(event);
  else keepClick(event);
}

function keepClick(event: MouseEvent): void {
  const control = keptControl(event.target);
  if (!control || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A disabled control, or one around a disabled input, is never clicked: its pointer has to do.
  const isDisabled = (event.target as Element).matches(':disabled,:disabled *');
  if (event.type === 'pointerup' ? !isDisabled : isDisabled) return;
  swallow(event);
  const place = placeOf(control);
  uses.push(() => use(place, (element) => element.click()));
}

function keepKey(event: KeyboardEvent): void {
  const {key, code, altKey, ctrlKey, metaKey, shiftKey, target} = event;
  if (event.isComposing || altKey || !(target instanceof Element) || keepText(event)) return;
  const again = (): KeyboardEvent =>
    new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true});

  if (callsSearch(event) && document.querySelector(search)) {
    swallow(event);
    searching = true;
    uses.push(() => document.body.dispatchEvent(again()));
  } else if (target.matches('[role=tab]') && /^(Enter| |Arrow.*|Home|End)$/.test(key)) {
    swallow(event);
    const place = placeOf(target as HTMLElement);
    uses.push(() => use(place, (element) => element.dispatchEvent(again())));
  }
}

/** As in src/components/Search/Box/useShortcut.ts. */
function callsSearch({key, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isField(target);
}

/** Text for the search box, which cannot be typed into yet. */
function keepText(event: KeyboardEvent): boolean {
  const {key, target} = event;
  if (event.ctrlKey || event.metaKey || isField(target)) return false;
  if (!searching && !(target as Element).closest(search)) return false;
  if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return false;
  searching = true;
  swallow(event);
  return true;
}

const isField = (target: EventTarget | null): boolean =>
  (target as Element).matches('input:enabled,textarea,select,[contenteditable]');

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function use(place: Place, again: (element: HTMLElement) => void): void {
  const element = whereIs(place);
  element?.focus({preventScroll: true});
  if (element) again(element);
}

/** One at a time: what the last one changed is on the page before the next. */
function makeAgain(): void {
  const next = uses.shift();
  if (!next) return type();
  next();
  setTimeout(makeAgain);
}

/** The box takes the focus once it has its index; if it fails, keys are let go. */
function type(): void {
  if (!searching) return;
  const stop = (): void => {
    removeEventListener('keydown', keepText, true);
    removeEventListener('focusin', enter);
  };
  const enter = (): void => {
    const input = document.activeElement;
    if (!(input instanceof HTMLInputElement)) return;
    stop();
    if (!typed) return;
    input.setRangeText(typed, input.value.length, input.value.length, 'end');
    input.dispatchEvent(new Event('input', {bubbles: true}));
  };
  addEventListener('keydown', keepText, true);
  addEventListener('focusin', enter);
  setTimeout(stop, patience);
  enter();
}
