import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hydrated} from '../loader/events';
import type {QueuedEvent} from '../loader/queuedEvents';

/** The loader announces that the page is hydrated, with its queued events. */
if (ExecutionEnvironment.canUseDOM) {
  addEventListener(hydrated, (event) => replayNext((event as CustomEvent<QueuedEvent[]>).detail));
}

/** One after the other, so that each finds the changes of the one before. */
function replayNext([first, ...others]: QueuedEvent[]): void {
  if (!first) return;
  const element = findElement(first);
  if (element) replay(first, element);
  setTimeout(replayNext, 0, others);
}

function replay({event, handled, element: used}: QueuedEvent, element: HTMLElement): void {
  if (handled) {
    const [left, fold] = [used.parentElement, element.parentElement];
    // React assumes that a fold is in the state of the HTML.
    if (left instanceof HTMLDetailsElement && fold?.dataset.collapsed === String(left.open)) element.click();
    return;
  }
  if (event instanceof StorageEvent) return void dispatchEvent(new StorageEvent(event.type, event));
  // The field in which the reader types for the search keeps the focus.
  if (!document.activeElement?.matches('textarea')) element.focus({preventScroll: true});
  if (event instanceof KeyboardEvent) element.dispatchEvent(new KeyboardEvent(event.type, event));
  else element.click();
}

function findElement({element, way}: QueuedEvent): HTMLElement | undefined {
  if (element.isConnected) return element;
  let node: Element | undefined = document.documentElement;
  for (const index of way) node = node?.children[index];
  return node as HTMLElement | undefined;
}
