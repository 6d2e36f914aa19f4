import {hydrated} from './events';
import {isJump} from './jumps';

/** Of a site that wants its navbar to hide: the class ends in a hash, and begins as the theme likes. */
export const hideable = 'nav.navbar[class*=ideable]';

/** Hides the navbar while the reader scrolls down and shows it on the way up, near the top and after a jump. */
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
      // At the very end, some browsers bounce back: that is no way up.
      const isAtEnd = top + innerHeight >= document.documentElement.scrollHeight - height;
      if (top < height || isJump()) show(bar);
      else if (isDown) bar.style.transform = 'translateY(calc(-100% - 2px))';
      else if (!isAtEnd) show(bar);
    },
    end,
  );
  // Whoever reaches into it with the keyboard must see it.
  addEventListener(
    'focusin',
    ({target}) => {
      const bar = (target as Element).closest<HTMLElement>(hideable);
      if (bar) show(bar);
    },
    end,
  );
  // It stays as it is until there is something to decide, which React then does.
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
