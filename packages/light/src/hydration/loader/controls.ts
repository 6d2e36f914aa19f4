/** Further ones of the site, by the options. */
declare const CONTROLS: readonly string[];

/** What only answers once the page is hydrated: a use made before is kept, and made again then. */
const kept = [
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

/** What answers by itself, and better once the page is hydrated. */
const welcome = `${kept},summary,input,select,textarea,label,pre`;

/** The control that is used, unless a plain link within it is: links load pages without scripts. */
function nearest(target: EventTarget | null, controls: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(`${controls},a[href]`) : null;
  return found?.matches(controls) ? found : null;
}

export const keptControl = (target: EventTarget | null): HTMLElement | null => nearest(target, kept);

export const startsHydration = (target: EventTarget | null): boolean => nearest(target, welcome) !== null;
