/**
 * Detects the use of a box that isn't ready. A disabled input gets neither pointer nor focus, so the element around it
 * does. Any use loads the search; a reader who waits with the focus then gets into the box, with the text typed
 * meanwhile.
 */
import {waitForLetters} from '@lectern/kit/letters';

export function onUse(box: HTMLElement, load: () => void): () => void {
  const end = new AbortController();
  const loadAndWait = (): void => {
    load();
    waitForLetters(box);
  };
  for (const sign of ['pointerenter', 'focus']) box.addEventListener(sign, load, end);
  box.addEventListener('click', loadAndWait, end);
  box.addEventListener(
    'keydown',
    (event) => {
      const {key} = event;
      if (key.length > 1 && key !== 'Enter') return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // A letter is typed into the field that then has the focus.
      if (key === 'Enter' || key === ' ') event.preventDefault();
      loadAndWait();
    },
    end,
  );
  onShortcut(loadAndWait, end.signal);
  return () => end.abort();
}

/** Ctrl+K, on a Mac ⌘K, from anywhere; `/` unless the reader is typing. */
export function onShortcut(act: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const withK = event.key.toLowerCase() === 'k' && !event.shiftKey && (onMac() ? event.metaKey : event.ctrlKey);
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!withK && !slash) return;
      event.preventDefault();
      act();
    },
    {signal},
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

export function onMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
