import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {useRef, useState, type RefObject} from 'react';

/** Milliseconds: scroll events of a jump come shortly before or after the change of the URL. */
const jumpTakes = 150;

/** Hidden while the reader scrolls down; visible when scrolling up, near the top, and after a jump to a heading. */
export function useNavbarVisibility(navbar: RefObject<HTMLElement | null>, hideOnScroll: boolean): boolean {
  const [visible, setVisible] = useState(true);
  const jumpedAt = useRef(-Infinity);

  useScrollPosition(({scrollY: top}, last) => {
    if (!hideOnScroll || !last) return;
    const height = navbar.current?.offsetHeight ?? 0;
    const isJump = performance.now() - jumpedAt.current < jumpTakes;
    if (top < height || isJump) return setVisible(true);
    if (top > last.scrollY) return setVisible(false);
    // At the very end, some browsers bounce back, which isn't scrolling up.
    const isAboveEnd = top + window.innerHeight < document.documentElement.scrollHeight - height;
    if (top < last.scrollY && isAboveEnd) setVisible(true);
  });

  useLocationChange(({location}) => {
    if (document.getElementById(decodeHash(location.hash))) jumpedAt.current = performance.now();
    setVisible(true);
  });

  return visible || !hideOnScroll;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
