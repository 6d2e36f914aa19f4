/**
 * A page that the browser loads fades in, where the reader wants motion. The rules stand in the page: the browser asks
 * for them before its style sheets are there.
 */
export const fadeStyles =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  '::view-transition{pointer-events:none}::view-transition-group(root){animation-duration:.12s}';

interface FadeEvent extends Event {
  viewTransition?: {ready: Promise<void>; finished: Promise<void>; skipTransition: () => void};
  activation?: {entry: {url: string}};
}

/**
 * Only a picture of the last page fades, above the new one. Browsers would take one of the new page too, and a page
 * takes no clicks while its picture is shown.
 */
export function fadeIn(): void {
  const {style} = document.documentElement;
  addEventListener('pagereveal', ({viewTransition: fade}: FadeEvent) => {
    if (!fade) return;
    style.viewTransitionName = 'none';
    void fade.finished.then(() => (style.viewTransitionName = ''));
    // What takes too long is given up, which is no error.
    fade.ready.catch(() => undefined);
  });
  // A file, or a section for paper, has no such rules, and the browser throws there.
  addEventListener('pageswap', ({viewTransition: fade, activation}: FadeEvent) => {
    if (fade && /\.\w+$|\/print\//.test(new URL(activation!.entry.url).pathname)) fade.skipTransition();
  });
  // Where the picture comes after the first frame, the page gets no fade whose errors it could catch.
  addEventListener('unhandledrejection', (event) => {
    if (/^Transition was/.test((event.reason as Error | undefined)?.message ?? '')) event.preventDefault();
  });
}
