/** Further ones of the site, by the options. */
declare const CONTROLS: readonly string[];

/** What only answers once the page is hydrated: an event before that is queued, and replayed then. */
const queued = [
  // A popover opens without scripts.
  'button:not([popovertarget])',
  '[role=button]',
  '[role=tab]',
  '[role=switch]',
  // Of the theme's sections; others are opened by the browser.
  'details[data-collapsed]>summary',
  'a[href="#"]',
  ...CONTROLS,
].join();

/** What browsers answer, and React better once the page is hydrated. */
const welcome = `${queued},summary,input,select,textarea,label,pre`;

/** The control that is used, unless a plain link within it is: links load pages without scripts. */
function nearest(target: EventTarget | null, controls: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(`${controls},a[href]`) : null;
  return found?.matches(controls) ? found : null;
}

export const queuedControl = (target: EventTarget | null): HTMLElement | null => nearest(target, queued);

export const startsHydration = (target: EventTarget | null): boolean => nearest(target, welcome) !== null;
