import {nameOf, placeholderOf} from '../components/texts';
import type {IndexState} from '../components/indexState';
import {announced, set} from './make';

/** Shows the state of the index in a box, and explains to screen readers why it can't be used yet. */
export function showState(box: HTMLElement, state: IndexState): void {
  const {status} = state;
  box.dataset.status = status;
  box.querySelector('input')!.placeholder = placeholderOf(state);
  const problem = box.querySelector(':scope > [role=status]') ?? box.appendChild(announced());
  problem.textContent = status === 'failed' ? nameOf(state) : '';
  if (status === 'ready') return;
  set(box, 'aria-label', nameOf(state));
  set(box, 'aria-busy', String(status === 'loading'));
}
