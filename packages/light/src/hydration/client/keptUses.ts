import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hydrated} from '../loader/events';
import type {Use} from '../loader/uses';

/** The loader in each page says when it is hydrated, and what its reader did before. */
if (ExecutionEnvironment.canUseDOM) {
  addEventListener(hydrated, (event) => makeNext((event as CustomEvent<Use[]>).detail));
}

/** One at a time: what the last one changed is on the page before the next. */
function makeNext([use, ...others]: Use[]): void {
  if (!use) return;
  const element = whereIs(use);
  if (element) makeAgain(use, element);
  setTimeout(makeNext, 0, others);
}

function makeAgain({event, isGiven, element: used}: Use, element: HTMLElement): void {
  if (isGiven) {
    const [left, fold] = [used.parentElement, element.parentElement];
    // React takes a fold for what it was in the page as sent.
    if (left instanceof HTMLDetailsElement && fold?.dataset.collapsed === String(left.open)) element.click();
    return;
  }
  if (event instanceof StorageEvent) return void dispatchEvent(new StorageEvent(event.type, event));
  // What is typed for the search keeps the focus.
  if (!document.activeElement?.matches('textarea')) element.focus({preventScroll: true});
  if (event instanceof KeyboardEvent) element.dispatchEvent(new KeyboardEvent(event.type, event));
  else element.click();
}

function whereIs({element, way}: Use): HTMLElement | undefined {
  if (element.isConnected) return element;
  let node: Element | undefined = document.documentElement;
  for (const index of way) node = node?.children[index];
  return node as HTMLElement | undefined;
}
