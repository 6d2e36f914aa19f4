import {passagesAt} from './passages';

/** Marks the passage around `target` and its twin, which the styles light up, and no other in `view`. */
export function lightUp(view: Element, target: Element): void {
  const lit = passagesAt(view, target);
  for (const element of view.querySelectorAll('[data-lit]')) {
    if (!lit.includes(element)) element.removeAttribute('data-lit');
  }
  for (const element of lit) element.setAttribute('data-lit', '');
}
