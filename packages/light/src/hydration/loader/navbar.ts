import {hydrated} from './events';
import {isJump} from './jumps';

/** The navbar of a site with `hideOnScroll`: its class ends in a hash, and the beginning varies. */
export const hideable = 'nav.navbar[class*=ideable]';

/** Hides the navbar while the reader scrolls down, and shows it when scrolling up, near the top and after a jump. */
export function hideNavbar(): void {
  const end = new AbortController();
  let last = 0;
  addEventListener(
    'scroll',
    () => {
      const bar = document.querySelector<HTMLElement>(hideable);
      const top = scrollY;
      const isDown = top > last;
      last = top;
      if (!bar) return;
      const height = bar.offsetHeight;
      // At the very end, some browsers bounce back, which isn't scrolling up.
      const isAtEnd = top + innerHeight >= document.documentElement.scrollHeight - height;
      if (top < height || isJump()) show(bar);
      else if (isDown) bar.style.transform = 'translateY(-105%)';
      else if (!isAtEnd) show(bar);
    },
    end,
  );
  // Keyboard users must see the focus in it.
  addEventListener(
    'focusin',
    ({target}) => {
      const bar = (target as Element).closest<HTMLElement>(hideable);
      if (bar) show(bar);
    },
    end,
  );
  // Its state stays until the next scroll, which React handles.
  addEventListener(hydrated, () =>
    addEventListener(
      'scroll',
      () => {
        end.abort();
        requestAnimationFrame(() => document.querySelectorAll<HTMLElement>(hideable).forEach(show));
      },
      {once: true},
    ),
  );
}

function show({style}: HTMLElement): void {
  style.transform = '';
}
