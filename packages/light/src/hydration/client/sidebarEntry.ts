import type {ClientModule} from '@docusaurus/types';
import {showEntry} from '../loader/sidebar';

/** The entry may be in a category that is still opening; it ends when the reader does something else. */
let isOpening = false;

if (typeof window !== 'undefined') {
  addEventListener('transitionend', ({target}) => {
    if (isOpening && (target as Element).matches('.menu__list')) showEntry();
  });
  for (const sign of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(sign, () => (isOpening = false), {capture: true, passive: true});
  }
}

/** Scrolls the sidebar to the entry of each page. On a full load, the loader has done so already. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isDone = previousLocation
      ? previousLocation.pathname === location.pathname
      : document.querySelector('script[data-scripts]');
    if (isDone) return;
    showEntry();
    isOpening = true;
  },
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = clientModule.onRouteDidUpdate;
