/**
 * The search box of the navbar: a separate script without React, so that it works before a page has any other script.
 * `@lectern/light` loads it, and both files of the index, at the first sign of a search; otherwise the
 * component `SearchBar` does. It works the same before and after hydration. In a worker, it searches a large index.
 */
import {attach, close} from './box';
import type {SearchApi} from './api';
import {excerptOf} from './excerptOf';
import {loadIndex, loadUnasked, query, stateOfIndex, subscribe} from './searchIndex';
import {listen} from '../client/worker';

const api: SearchApi = {
  get state() {
    return stateOfIndex();
  },
  subscribe,
  load: loadIndex,
  loadUnasked,
  query,
  excerptOf,
  attach,
  close,
};

if (typeof document === 'undefined') {
  listen();
} else if (!window.lecternSearch) {
  window.lecternSearch = api;
  // Somebody has used the box before hydration. Otherwise React attaches it.
  if (document.currentScript?.dataset.byPage === undefined) {
    const box = document.querySelector<HTMLElement>('.navbar__search[data-status]');
    if (box) attach(box);
    void loadIndex();
  }
}
