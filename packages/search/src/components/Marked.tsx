import type {ReactNode} from 'react';
import type {Range} from '../shared/types';

/** A text with its matches marked. */
export default function Marked({text, ranges}: {text: string; ranges: readonly Range[]}): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    if (start < from) continue;
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
