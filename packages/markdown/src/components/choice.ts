import {useCallback, useSyncExternalStore} from 'react';
import {storageKey} from '../conditions/storageKey';

const changed = 'lectern-choice';
const attribute = (dimension: string): string => `data-for-${dimension}`;

/** The reader's choice, which is an attribute of `<html>`. */
function chosen(dimension: string): string {
  return document.documentElement.getAttribute(attribute(dimension)) ?? '';
}

function show(dimension: string, value: string): void {
  if (value) document.documentElement.setAttribute(attribute(dimension), value);
  else document.documentElement.removeAttribute(attribute(dimension));
  window.dispatchEvent(new Event(changed));
}

/** Saves a choice; an empty value shows all variants again. */
export function choose(dimension: string, value: string): void {
  try {
    if (value) localStorage.setItem(storageKey + dimension, value);
    else localStorage.removeItem(storageKey + dimension);
  } catch {
    // Without storage, the choice only lasts for this page.
  }
  show(dimension, value);
}

/** As conditions/choiceScript.ts does it where a page is loaded: takes what the URL asks for, or what was chosen before. */
export function takeUp(dimension: string, values: string[], search: string): void {
  const asked = new URLSearchParams(search).get(dimension);
  if (asked && values.includes(asked)) return choose(dimension, asked);
  try {
    const stored = localStorage.getItem(storageKey + dimension);
    if (stored && values.includes(stored)) show(dimension, stored);
  } catch {
    // Without storage, what was chosen is still on the page.
  }
}

/** Subscribes to the choice, also to changes in another tab. */
export function useChoice(dimension: string, values: string[]): string {
  const known = values.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const follow = ({key, newValue}: StorageEvent): void => {
        if (key !== storageKey + dimension) return;
        if (!newValue || known.split(' ').includes(newValue)) show(dimension, newValue ?? '');
      };
      window.addEventListener(changed, listener);
      window.addEventListener('storage', follow);
      return () => {
        window.removeEventListener(changed, listener);
        window.removeEventListener('storage', follow);
      };
    },
    [dimension, known],
  );
  return useSyncExternalStore(
    subscribe,
    () => chosen(dimension),
    () => '',
  );
}
