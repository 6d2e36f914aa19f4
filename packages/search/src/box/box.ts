import {enterWithLetters, isAwaited, waitForLetters} from '@lectern/kit/letters';
import {searchOf} from '../components/addresses';
import type {Follow} from './api';
import {make, set} from './make';
import {openPanel, type Panel} from './panel';
import {loadIndex, stateOfIndex, subscribe} from './searchIndex';
import {showState} from './showState';
import {site} from './site';
import {addStyles} from './styles';
import {closeSearch} from './texts';
import {onMac, onShortcut, onUse} from './useOfBox';
import {inAddress, versionFor} from './versions';

interface Box {
  element: HTMLElement;
  /** The text, and whether the panel is open, for the element that replaces this one. */
  left(): {text: string; isOpen: boolean};
  close(): void;
  end(): void;
}

let current: Box | undefined;
let follow: Follow = (address) => location.assign(address);

/** If hydration or the router replaces the box, the new one takes over its state. */
export function attach(element: HTMLElement, ofPage?: Follow): void {
  if (ofPage) follow = ofPage;
  if (current?.element === element) return;
  const left = current?.left();
  current?.end();
  current = makeBox(element, left);
}

export const close = (): void => current?.close();

const focusable = 'input:enabled, button:enabled, select, a[href]:not([tabindex="-1"])';
/** The width below which the theme has its mobile menu. */
const phone = '(max-width: 996px)';

/** A combobox whose list is the panel below it. */
function makeBox(element: HTMLElement, {text, isOpen} = {text: '', isOpen: false}): Box {
  addStyles();
  const input = element.querySelector('input')!;
  const form = input.form!;
  const key = make('span', {class: 'search-key', 'aria-hidden': 'true'}, make('kbd', {}, onMac() ? '⌘K' : 'Ctrl+K'));
  const cross = make('button', {type: 'button', class: 'search-close', 'aria-label': closeSearch(), onclick: shut});
  cross.innerHTML = '<svg viewBox="0 0 16 16" width="16" height="16"><path d="m3 3 10 10M13 3 3 13"/></svg>';
  let panel: Panel | undefined;
  let isReady = false;

  const end = new AbortController();
  const {signal} = end;
  const stopLoading = onUse(element, () => void loadIndex());
  const unsubscribe = subscribe(show);
  const onPhone = matchMedia(phone);
  onPhone.addEventListener('change', showSheet, {signal});

  input.value = text;
  element.dataset.attached = '';
  // The field for letters was opened before this script loaded.
  if (element.dataset.typing !== undefined && isAwaited(element)) waitForLetters(element);
  show();

  function show(): void {
    showState(element, stateOfIndex());
    if (stateOfIndex().status === 'ready') begin();
  }

  /** Called when the index has loaded. */
  function begin(): void {
    if (isReady) return;
    isReady = true;
    stopLoading();
    input.disabled = false;
    const isMeant = isAwaited(element);
    for (const name of ['role', 'aria-label', 'aria-busy']) element.removeAttribute(name);
    element.tabIndex = -1;
    if (input.value === '') form.append(key);
    if (isMeant || isOpen) {
      enterWithLetters(element, input);
      open();
    }
    element.addEventListener('keydown', onKeyDown, {signal});
    element.addEventListener('focusout', onFocusOut, {signal});
    input.addEventListener('input', onInput, {signal});
    input.addEventListener('click', open, {signal});
    form.addEventListener('submit', onSubmit, {signal});
    onShortcut(() => {
      input.focus();
      open();
      input.select();
    }, signal);
    document.addEventListener(
      'pointerdown',
      ({target}) => {
        if (!element.contains(target as Node)) shutPanel();
      },
      {signal},
    );
  }

  function onInput(): void {
    if (input.value) key.remove();
    else if (!element.matches('[data-sheet]')) form.append(key);
    if (panel) panel.show(input.value);
    else open();
  }

  function open(): void {
    if (panel) return;
    panel = openPanel({
      onActive: (id) => set(input, 'aria-activedescendant', id),
      onText(past) {
        input.value = past;
        onInput();
        input.focus();
      },
      onClose: shutPanel,
      follow(address) {
        // The box stays in the navbar of the next page, which is not about what was asked.
        input.value = '';
        form.append(key);
        follow(address);
      },
    });
    element.append(panel.element);
    set(input, 'aria-expanded', 'true');
    set(input, 'aria-controls', panel.listId);
    showSheet();
    panel.show(input.value);
  }

  function shutPanel(): void {
    const shown = panel;
    if (!shown) return;
    // Before the element is removed, because that ends a focus inside.
    panel = undefined;
    shown.end();
    set(input, 'aria-expanded', 'false');
    for (const name of ['aria-controls', 'aria-activedescendant']) input.removeAttribute(name);
    showSheet();
  }

  function shut(): void {
    const isSheet = element.matches('[data-sheet]');
    shutPanel();
    // On a phone, focusing the box would open the keyboard again.
    (isSheet ? element : input).focus();
  }

  /** On a phone, the open search covers the screen: what is below neither scrolls nor gets the focus. */
  function showSheet(): void {
    const isSheet = panel !== undefined && onPhone.matches;
    const {dataset} = document.documentElement;
    if (isSheet === element.matches('[data-sheet]')) return;
    if (isSheet) element.dataset.sheet = dataset.searchSheet = '';
    else {
      delete element.dataset.sheet;
      delete dataset.searchSheet;
    }
    set(element, 'role', isSheet && 'dialog');
    set(element, 'aria-modal', isSheet && 'true');
    set(element, 'aria-label', isSheet && input.placeholder);
    if (isSheet) {
      key.remove();
      form.append(cross);
    } else {
      cross.remove();
      if (input.value === '') form.append(key);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Escape' && (panel || input.value)) {
      event.preventDefault();
      if (panel) shut();
      else {
        input.value = '';
        form.append(key);
      }
    }
    if (event.key === 'Tab' && element.matches('[data-sheet]')) keepFocus(event);
    if (event.target === input && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      if (steer(event.key)) event.preventDefault();
    }
  }

  /** Whether the key controls the list of results. */
  function steer(pressed: string): boolean {
    switch (pressed) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (panel) panel.move(pressed === 'ArrowDown' ? 1 : -1);
        else open();
        return true;
      case 'Home':
      case 'End':
        return panel?.moveTo(pressed === 'Home' ? 'first' : 'last') ?? false;
      case 'Enter':
        return panel?.choose() ?? false;
      default:
        return false;
    }
  }

  /** Keeps the focus inside the sheet. */
  function keepFocus(event: KeyboardEvent): void {
    const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.getClientRects().length);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  function onSubmit(event: Event): void {
    event.preventDefault();
    const asked = input.value.trim();
    if (asked === '') return;
    shutPanel();
    follow(
      `${site.base}search${searchOf({text: asked, kind: null, version: inAddress(versionFor(undefined)), page: 1})}`,
    );
  }

  function onFocusOut({relatedTarget}: FocusEvent): void {
    // The window may have lost the focus for a moment.
    if (document.hasFocus() && !element.contains(relatedTarget as Node | null)) shutPanel();
  }

  return {
    element,
    // An element that was removed because its page is replaced passes on its state.
    left: () => ({text: input.value, isOpen: panel !== undefined && !element.isConnected}),
    close: shutPanel,
    end() {
      shutPanel();
      stopLoading();
      unsubscribe();
      end.abort();
    },
  };
}
