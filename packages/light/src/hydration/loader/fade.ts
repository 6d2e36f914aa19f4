/**
 * Page loads fade, unless the reader prefers reduced motion. The rules are inline, because the browser needs them
 * before its style sheets have loaded.
 */
export const fadeStyles =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  '::view-transition{pointer-events:none}::view-transition-group(root){animation-duration:.12s}';

interface FadeEvent extends Event {
  viewTransition?: {ready: Promise<void>; finished: Promise<void>; skipTransition: () => void};
  activation?: {entry: {url: string}};
}

/**
 * Only a snapshot of the old page fades, above the new one. Browsers would also take one of the new page, which gets no
 * clicks while its snapshot is shown.
 */
export function fadeIn(): void {
  const {style} = document.documentElement;
  addEventListener('pagereveal', ({viewTransition: fade}: FadeEvent) => {
    if (!fade) return;
    style.viewTransitionName = 'none';
    void fade.finished.then(() => (style.viewTransitionName = ''));
    // A transition that takes too long is skipped, which is no error.
    fade.ready.catch(() => undefined);
  });
  // Files and print pages lack these rules, and the browser throws an error there.
  addEventListener('pageswap', ({viewTransition: fade, activation}: FadeEvent) => {
    if (fade && /\.\w+$|\/print\//.test(new URL(activation!.entry.url).pathname)) fade.skipTransition();
  });
  // If the snapshot arrives after the first frame, the page gets no transition object whose errors it could catch.
  addEventListener('unhandledrejection', (event) => {
    if (/^Transition was/.test((event.reason as Error | undefined)?.message ?? '')) event.preventDefault();
  });
}
