/** Further controls of the site, from the options. */
declare const CONTROLS: readonly string[];

/** Controls that need hydration: an event before that is queued, and replayed later. */
const queued = [
  // A popover opens without scripts.
  'button:not([popovertarget])',
  '[role=button]',
  '[role=tab]',
  '[role=switch]',
  // Folds of the theme; the browser opens others.
  'details[data-collapsed]>summary',
  'a[href="#"]',
  ...CONTROLS,
].join();

/** Controls that the browser handles, and React better after hydration. */
const welcome = `${queued},summary,input,select,textarea,label,pre`;

/** The control of an event, unless it is on a plain link inside: links work without scripts. */
function nearest(target: EventTarget | null, controls: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(`${controls},a[href]`) : null;
  return found?.matches(controls) ? found : null;
}

export const queuedControl = (target: EventTarget | null): HTMLElement | null => nearest(target, queued);

export const startsHydration = (target: EventTarget | null): boolean => nearest(target, welcome) !== null;
