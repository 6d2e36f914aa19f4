import {lightUp} from './lightUp';
import {passagesAt} from './passages';

/** Pixels below the head of the view: a passage stands within them, even where there is space between two of them. */
const farthest = 240;
const step = 12;

/** Shows the passage that is read, below the head of `view`, on the other side: on a phone, that is further up or down. */
export function turnTo(view: HTMLElement, side: number): void {
  const read = passageInView(view);
  const twin = read?.passages[side];
  if (!read || !twin || read.side === side) return;
  twin.scrollIntoView();
  lightUp(view, twin);
}

/** The side of the passage that is read. */
export const sideInView = (view: HTMLElement): number => passageInView(view)?.side ?? 0;

function passageInView(view: HTMLElement): {passages: Element[]; side: number} | undefined {
  const {left, top, width} = view.getBoundingClientRect();
  const head = view.firstElementChild!.getBoundingClientRect();
  for (let below = step; below < farthest; below += step) {
    const target = document.elementFromPoint(left + width / 4, top + head.height + below);
    const passages = target ? passagesAt(view, target) : [];
    const side = passages.findIndex((passage) => passage.contains(target));
    if (side >= 0) return {passages, side};
  }
  return undefined;
}
