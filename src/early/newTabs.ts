import {besideSelector} from './besideSelector';

/**
 * src/client/newTabLinks.ts marks what opens beside the site once a page is hydrated. Until then, these links learn it
 * when they are pointed at: before they are used, and before their pages are fetched ahead.
 */
for (const type of ['pointerover', 'focusin', 'click']) {
  addEventListener(
    type,
    ({target}) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(besideSelector) : null;
      if (link) Object.assign(link, {target: '_blank', rel: 'noopener noreferrer'});
    },
    true,
  );
}
