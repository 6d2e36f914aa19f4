import {useCallback, useSyncExternalStore} from 'react';
import {storageKey} from '../conditions/storageKey';

const changed = 'lectern-choice';
const attribute = (dimension: string): string => `data-for-${dimension}`;

/** What the reader chose; conditions/choiceScript.ts has put it on `<html>` before the first paint. */
function chosen(dimension: string): string {
  return document.documentElement.getAttribute(attribute(dimension)) ?? '';
}

function show(dimension: string, value: string): void {
  if (value) document.documentElement.setAttribute(attribute(dimension), value);
  else document.documentElement.removeAttribute(attribute(dimension));
  window.dispatchEvent(new Event(changed));
}

/** An empty value shows all variants again. */
export function choose(dimension: string, value: string): void {
  try {
    if (value) localStorage.setItem(storageKey + dimension, value);
    else localStorage.removeItem(storageKey + dimension);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  show(dimension, value);
}

/** Follows the choice, also when it is made in another tab. */
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
