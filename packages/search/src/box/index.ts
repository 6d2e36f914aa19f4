/**
 * The search box of the navbar: a script of its own, without React, so that it answers before a page has any other.
 * `@lectern/light` loads it, and both files of the index, at the first sign that somebody wants to search; elsewhere the
 * component `SearchBar` does. It works alike before and after hydration. As a worker, it searches a large index.
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
  // Before hydration, somebody has used the box. React says where to attach it.
  if (document.currentScript?.dataset.byPage === undefined) {
    const box = document.querySelector<HTMLElement>('.navbar__search[data-status]');
    if (box) attach(box);
    void loadIndex();
  }
}
